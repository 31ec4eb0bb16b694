import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { ingestPdf } from '../server/adapters/pdf/ingest-pdf.ts'
import { prepareBook } from '../server/adapters/pdf/prepare-book.ts'
import { workerProgram } from '../server/adapters/pdf/worker-program.ts'
import { makeHeavyBook } from './testing/heavy-book.ts'

let workerPeak = 0
let workerSeconds = 0

/** What the kernel has counted for the worker: memory, and time on a processor. Linux only, elsewhere not reported. */
function noteWorker(): void {
  try {
    const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ')
    for (const pid of children) {
      const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      workerPeak = Math.max(workerPeak, Number(peak ?? 0) / 1024)
      const [user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ').slice(13, 15).map(Number)
      workerSeconds = (user + system) / 100
    }
  } catch {}
}

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await work()
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(2)} s`)
  return result
}

const bytes = await makeHeavyBook()
const folder = await mkdtemp(join(tmpdir(), 'portal-prepare-'))
const path = join(folder, 'heavy.pdf')
await writeFile(path, bytes)
console.log(`PDF: ${(bytes.length / 1e6).toFixed(1)} MB`)

// From sources, the first call bundles the worker; the built server has it ready.
workerProgram()
const stalls = monitorEventLoopDelay({ resolution: 5 })
const sampling = setInterval(noteWorker, 20)
stalls.enable()
await new Promise((resolve) => setTimeout(resolve, 5000))
const idleStall = stalls.max / 1e6
stalls.reset()

const { path: rewritten } = await timed('ingest', () => ingestPdf(path, { out: join(folder, 'rewritten.pdf') }))

const seconds: number[] = []
const sizes: number[] = []
let last = performance.now()
const book = await timed('prepare', () =>
  prepareBook(rewritten, {
    onPage: async ({ small, large }) => {
      const now = performance.now()
      seconds.push((now - last) / 1000)
      sizes.push(small.length, large.length)
      last = now
    },
  }),
)
stalls.disable()
clearInterval(sampling)
await rm(folder, { recursive: true })

const [first = 0, ...others] = seconds
const mean = others.reduce((sum, one) => sum + one, 0) / others.length
console.log(`pages: ${book.pageCount}`)
console.log(`first page, with the start of the worker: ${first.toFixed(2)} s`)
console.log(`each further page: mean ${mean.toFixed(2)} s, longest ${Math.max(...others).toFixed(2)} s`)
console.log(
  `worker, time on a processor: ${workerSeconds ? `${(workerSeconds / book.pageCount).toFixed(2)} s a page` : 'not measured here'}`,
)
console.log(`picture: largest ${(Math.max(...sizes) / 1000).toFixed(0)} KB`)
console.log(`worker, peak resident memory: ${workerPeak ? `${workerPeak.toFixed(0)} MB` : 'not measured here'}`)
console.log(`this process, peak resident memory: ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`)
console.log(
  `this process, longest stall of the event loop: ${(stalls.max / 1e6).toFixed(0)} ms (idle: ${idleStall.toFixed(0)} ms)`,
)
