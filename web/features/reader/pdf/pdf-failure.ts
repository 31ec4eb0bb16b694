import { PdfRefusal } from './pdf-bytes.ts'

/** Why a PDF is not on the screen. `unsupported`: this browser cannot draw PDFs, and trying again will not help. */
export type PdfFailure = 'unsupported' | 'damaged' | 'missing' | 'locked' | 'network'

/** By pdf.js's names of exceptions; what nobody named is taken for a browser that lacks something. */
export function failureOf(error: unknown): PdfFailure {
  if (!(error instanceof Error)) return 'unsupported'
  if (error.name === 'InvalidPDFException' || error.name === 'PasswordException') return 'damaged'
  if (error instanceof PdfRefusal) return error.status === 403 ? 'locked' : 'missing'
  // Chromium's, Firefox's and Safari's words for a script or an answer that did not arrive.
  return /dynamically imported|importing a module|failed to fetch|network|load failed/i.test(error.message)
    ? 'network'
    : 'unsupported'
}
