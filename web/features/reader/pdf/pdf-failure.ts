import { PdfRefusal } from './pdf-bytes.ts'

/** Why a PDF is not shown. `unsupported`: this browser cannot render PDFs, and a retry will not help. */
export type PdfFailure = 'unsupported' | 'damaged' | 'missing' | 'locked' | 'network'

/** By pdf.js's exception names; unknown ones count as a browser that lacks a feature. */
export function failureOf(error: unknown): PdfFailure {
  if (!(error instanceof Error)) return 'unsupported'
  if (error.name === 'InvalidPDFException' || error.name === 'PasswordException') return 'damaged'
  if (error instanceof PdfRefusal) return error.status === 403 ? 'locked' : 'missing'
  // The messages of Chromium, Firefox and Safari for a script or a response that did not arrive.
  return /dynamically imported|importing a module|failed to fetch|network|load failed/i.test(error.message)
    ? 'network'
    : 'unsupported'
}
