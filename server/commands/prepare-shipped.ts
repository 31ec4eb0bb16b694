import { mkdir, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isMainThread, Worker, workerData } from 'node:worker_threads'
import type { PreparedPage } from '../adapters/pdf/answers.ts'
import { inspect } from '../adapters/pdf/worker/inspect.ts'
import { preparePages } from '../adapters/pdf/worker/prepare-pages.ts'
import { readWords } from '../adapters/pdf/worker/read-words.ts'
import { rewrite } from '../adapters/pdf/worker/rewrite.ts'
import { writePrepared } from '../features/resources/prepared.ts'
import { listShipped, type ShippedResource } from '../features/resources/shipped/shipped-content.ts'

/**
 * Ingests the shipped PDFs in the build, instead of at every first start: `prepare-shipped.js <content> <out>`. They
 * are our own, so unlike uploads they need no separate process.
 */
const [content = '', out = ''] = process.argv.slice(2)

async function prepare({ resource, folder }: ShippedResource): Promise<void> {
  const { pdf: shipped, category } = resource
  const path = join(folder, shipped.file)
  const { pageCount, aspect, title } = await inspect(path)
  const pages: PreparedPage[] = []
  const words: string[] = []
  const place = join(out, shipped.sha256)
  await mkdir(place, { recursive: true })
  const rewritten = join(place, 'rewritten.pdf')
  const pdf = (await rewrite(path, rewritten)).isRewritten ? rewritten : path
  // Prepared from the stored PDF, as for an upload.
  if (category === 'storybook') {
    for await (const answer of preparePages(pdf, 1)) if ('page' in answer) pages.push(answer.page)
  } else {
    for await (const page of readWords(pdf)) words.push(page.words)
  }
  await writePrepared(place, { pageCount, aspect, title, pdf, pages, words })
  await rm(rewritten, { force: true })
}

/** Storybooks take longest, so they come first; each thread takes every n-th. */
function share(resources: ShippedResource[], lanes: number, lane: number): ShippedResource[] {
  const isBook = ({ resource }: ShippedResource) => resource.category === 'storybook'
  const longestFirst = resources.toSorted((a, b) => Number(isBook(b)) - Number(isBook(a)))
  return longestFirst.filter((_, index) => index % lanes === lane)
}

async function runThread(lanes: number, lane: number): Promise<void> {
  const worker = new Worker(fileURLToPath(import.meta.url), { argv: [content, out], workerData: { lanes, lane } })
  await new Promise<void>((resolve, reject) => {
    worker.on('error', reject)
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A thread ended with ${code}.`))))
  })
}

if (isMainThread) {
  const lanes = Math.min(4, availableParallelism())
  await mkdir(out, { recursive: true })
  await Promise.all(Array.from({ length: lanes }, (_, lane) => runThread(lanes, lane)))
  await writeFile(join(out, 'complete'), '')
} else {
  const { lanes, lane } = workerData as { lanes: number; lane: number }
  for (const shipped of share(await listShipped(content), lanes, lane)) await prepare(shipped)
}
