/**
 * What 90 strangers cost a teacher: accounts without a confirmed address, 45 of them asking for handouts and 45 for
 * certificates as fast as they are answered, first from one network and then from 90. Quiet and loud seconds alternate,
 * and each round is compared by itself, so that other load on the machine affects both. Ends with 1 if the teacher's p95
 * is more than 1.5 times what it is in quiet, of reading in the median round, of printing in all, or if anything of hers
 * was refused.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { readHandout, viewBookDetails } from '#contract/books.ts'
import { createCertificateLink, readCertificate } from '#contract/certificates.ts'
import { urlFor } from '#contract/endpoint.ts'
import { signUp } from '#contract/membership.ts'
import { listResources } from '#contract/resources.ts'
import { call, keyOf } from '../e2e/testing/api.ts'
import { startPortal } from '../e2e/testing/portal.ts'
import { asClient } from './testing/cores.ts'
import { median, percentile } from './testing/measure.ts'

const each = 45
const rounds = Number(process.env.ROUNDS ?? 8)
const seconds = 5
const mostTimes = 1.5

const portal = await startPortal({ TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn' })

/** A stranger has just signed up, from a network of their own: the limit of sign-ups is not what is measured. */
async function createStranger(number: number): Promise<string> {
  const body = {
    full_name: 'A Stranger',
    email: `stranger-${number}@example.org`,
    password: 'a tall lighthouse 9',
    agreeTerms: true,
  }
  const answer = await fetch(new URL(signUp.path, portal.baseURL), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${number}` },
    body: JSON.stringify(body),
  })
  const { data } = (await answer.json()) as { data: { auth_key: string } }
  return data.auth_key
}

/** Resolves when all of them have begun. */
async function startStrangers(calls: object[]) {
  const program = join(import.meta.dirname, 'testing/strangers.ts')
  const given = JSON.stringify({ seconds: seconds + 1, calls })
  const [command, args] = asClient(process.execPath, ['--import', 'tsx', program, given])
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'readable')
  const ended = text(child.stdout).then((lines) => lines.trim().split('\n').at(-1))
  return { ended }
}

type Times = Record<'reading' | 'printing', number[]>

/** What a teacher does in some seconds: she looks through books, and prints now and then. */
async function teach(key: string, until: number): Promise<Times & { refused: number }> {
  const times: Times = { reading: [], printing: [] }
  let refused = 0
  const ask = async (kind: keyof Times, path: string) => {
    const began = performance.now()
    const answer = await fetch(new URL(path, portal.baseURL), { headers: { authorization: `Bearer ${key}` } })
    await answer.arrayBuffer()
    times[kind].push(performance.now() - began)
    if (!answer.ok) refused++
  }
  for (let number = 0; Date.now() < until; number++) {
    await ask('reading', urlFor(listResources, {}))
    await ask('reading', urlFor(viewBookDetails, { params: { id: bookId } }))
    if (number % 75 === 30) {
      const body = { resource_id: bookId, child_name: `Ada ${Math.random()}`.slice(0, 20) }
      const { url } = await call(portal, createCertificateLink, { body }, key)
      await ask('printing', url)
      await ask('printing', urlFor(readHandout, { params: { id: bookId } }))
    }
    await sleep(10)
  }
  return { ...times, refused }
}

/** What is made once has been made before anything is measured. */
async function printOnce(key: string): Promise<void> {
  for (const endpoint of [readHandout, readCertificate]) {
    const url = new URL(urlFor(endpoint, { params: { id: bookId } }), portal.baseURL)
    await (await fetch(url, { headers: { authorization: `Bearer ${key}` } })).arrayBuffer()
  }
}

async function measure(name: string, networkOf: (number: number) => string): Promise<boolean> {
  const calls = keys.map((key, number) => {
    const endpoint = number < each ? readHandout : readCertificate
    const url = new URL(urlFor(endpoint, { params: { id: bookId } }), portal.baseURL).href
    return { url, headers: { authorization: `Bearer ${key}`, 'x-forwarded-for': networkOf(number) } }
  })
  const of = { quiet: { reading: [], printing: [] } as Times, loud: { reading: [], printing: [] } as Times }
  const statuses: Record<string, number> = {}
  const ratios: number[] = []
  let refused = 0
  for (let round = 0; round < rounds; round++) {
    const p95: number[] = []
    for (const kind of ['quiet', 'loud'] as const) {
      const asking = kind === 'loud' ? await startStrangers(calls) : null
      const taught = await teach(teacher, Date.now() + seconds * 1000)
      refused += taught.refused
      p95.push(percentile(taught.reading, 95))
      for (const action of ['reading', 'printing'] as const) of[kind][action].push(...taught[action])
      const found = JSON.parse((await asking?.ended) ?? '{}') as Record<string, number>
      for (const [status, count] of Object.entries(found)) statuses[status] = (statuses[status] ?? 0) + count
    }
    ratios.push((p95[1] ?? Number.NaN) / (p95[0] ?? Number.NaN))
  }
  console.log(`${name}: the strangers got ${JSON.stringify(statuses)}`)
  for (const action of ['reading', 'printing'] as const) {
    const [quiet, loud] = [of.quiet[action], of.loud[action]]
    const at = (share: number) => `${percentile(quiet, share).toFixed(1)} and ${percentile(loud, share).toFixed(1)} ms`
    console.log(`  ${action}: p50 ${at(50)}, p95 ${at(95)} (${loud.length} calls)`)
  }
  const reading = median(ratios)
  const printing = percentile(of.loud.printing, 95) / percentile(of.quiet.printing, 95)
  console.log(
    `  p95 ${reading.toFixed(2)} times in the median round of reading, ${printing.toFixed(2)} times of printing`,
  )
  if (refused > 0) console.log(`  refused to the teacher: ${refused}`)
  return Math.max(reading, printing) <= mostTimes && refused === 0
}

const teacher = await keyOf(portal, 'senior')
const shelf = await call(portal, listResources, {}, teacher)
const book = shelf.find(({ category, is_free }) => category === 'storybook' && is_free)
if (!book) throw new Error('There is no free storybook.')
const bookId = book.id
const keys: string[] = []
for (let number = 0; number < 2 * each; number++) keys.push(await createStranger(number))

try {
  await printOnce(teacher)
  const results = [
    await measure('from one network', () => '198.51.100.7'),
    await measure('from 90 networks', (number) => `203.0.113.${number}`),
  ]
  process.exitCode = results.every(Boolean) ? 0 : 1
} finally {
  await portal.stop()
}
