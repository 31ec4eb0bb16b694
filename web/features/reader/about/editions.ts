import { ALargeSmall, BookOpenText, FileText, type LucideIcon, TabletSmartphone } from 'lucide-react'
import type { EditionKind } from '#contract/editions.ts'

/** What people read of an edition. `format`: what kind of file it is. */
export const editionFacts: Record<EditionKind, { name: string; sentence: string; format: string; icon: LucideIcon }> = {
  booklet: {
    name: 'Booklet',
    sentence: 'To fold and staple. Print it on both sides of A4 paper, turned on the short edge.',
    format: 'PDF',
    icon: BookOpenText,
  },
  'large-print': {
    name: 'Large print',
    sentence: 'Each page on A4, the words beneath the picture in letters of 24 points, dark on white.',
    format: 'PDF',
    icon: ALargeSmall,
  },
  epub: {
    name: 'E-book',
    sentence: 'For tablets and e-readers that show pictures. The words can be searched and read aloud.',
    format: 'EPUB',
    icon: TabletSmartphone,
  },
  text: {
    name: 'Plain text',
    sentence: 'The words, and what each picture shows, for a screen reader or a braille display.',
    format: 'Text file',
    icon: FileText,
  },
}
