import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker&url'

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => {
    createScriptURL: (url: string) => string
  }
}

/** The one address from which this page may start a worker. A policy's name can be taken once only. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('pdf-worker', {
  createScriptURL: (url) => {
    if (url !== workerUrl) throw new TypeError('Only the PDF worker may be started.')
    return url
  },
})

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
  return new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' })
}
