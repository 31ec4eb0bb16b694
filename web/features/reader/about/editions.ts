import { BookOpenText, FileText, type LucideIcon } from 'lucide-react'
import type { EditionKind } from '#contract/editions.ts'

/** What people read of an edition. `format`: what kind of file it is. */
export const editionFacts: Record<EditionKind, { name: string; sentence: string; format: string; icon: LucideIcon }> = {
  booklet: {
    name: 'Booklet',
    sentence: 'To fold and staple. Print it on both sides of A4 paper, turned on the short edge.',
    format: 'PDF',
    icon: BookOpenText,
  },
  text: {
    name: 'Plain text',
    sentence: 'The words, and what each picture shows, for a screen reader or a braille display.',
    format: 'Text file',
    icon: FileText,
  },
}
