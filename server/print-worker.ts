import { writeSlides } from '../print/slides/write-slides.ts'
import type { PrintAnswer, PrintTask, SheetName } from './adapters/printing/print-process.ts'
import { renderAssuranceLetter } from './features/bookings/assurance/letter.ts'
import { renderCertificate } from './features/certificates/certificate-pdf.ts'
import { renderFamilyCard } from './features/class-codes/family-card/draw-card.ts'
import { renderClassEvidence } from './features/evidence/evidence-file/evidence-pdf.ts'
import { renderQuote } from './features/quotes/quote-pdf.ts'
import { renderParentLetter } from './features/schools/letter/parent-letter.ts'
import { renderCodeLetter } from './features/schools/letter-code/code-letter.ts'

/** The sheets that are drawn for one reader; the features pass the facts that each of these takes. */
const sheets: Record<SheetName, (facts: never) => Promise<Uint8Array>> = {
  certificate: renderCertificate,
  'parent-letter': renderParentLetter,
  'code-letter': renderCodeLetter,
  'assurance-letter': renderAssuranceLetter,
  'class-evidence': renderClassEvidence,
  'family-card': renderFamilyCard,
  quote: renderQuote,
  'lesson-slides': writeSlides,
}

// The parent decides when to stop: a Ctrl+C that reaches the process must not end a sheet.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('disconnect', () => process.exit())

process.on('message', ({ sheet, facts }: PrintTask) => {
  const answer = (sent: PrintAnswer) => process.send?.(sent)
  sheets[sheet](facts as never).then(
    (file) => answer({ file }),
    (error: unknown) => answer({ error: String(error instanceof Error ? error.stack : error) }),
  )
})
