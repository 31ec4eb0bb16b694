/** The client where there is no `wrk`, in a process of its own. Takes a `Load` as JSON, prints a `Result` as JSON. */
import autocannon from 'autocannon'
import type { Load, Result } from './load.ts'

const load = JSON.parse(process.argv[2] ?? '') as Load
const began = performance.now()
const before = process.cpuUsage()
const result = await autocannon(load as autocannon.Options)
const { user, system } = process.cpuUsage(before)
const refused = result['4xx'] + result['5xx']
if (refused > 0 || result.errors > 0) throw new Error(`${load.url}: ${refused} refused, ${result.errors} errors`)
const requests = result.requests.total
const share = (user + system) / 1000 / (performance.now() - began)
console.log(JSON.stringify({ requests, rate: requests / result.duration, share } satisfies Result))
