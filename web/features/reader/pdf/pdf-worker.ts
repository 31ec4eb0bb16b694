import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker&url'
import { scriptPolicy } from '../../../ui/trusted-types.ts'

const trusted = scriptPolicy('pdf-worker', workerUrl)

let waiting: Worker | null = null

/** Starts a worker for the next document in advance: parsing its script takes as long as fetching it. */
export function warmPdfWorker(): void {
  waiting ??= startWorker()
}

/** pdf.js's worker, as a Content-Security-Policy with `require-trusted-types-for 'script'` allows it. The caller ends it. */
export function startPdfWorker(): Worker {
  const worker = waiting ?? startWorker()
  waiting = null
  return worker
}

function startWorker(): Worker {
  return new Worker(trusted(workerUrl), { type: 'module' })
}
