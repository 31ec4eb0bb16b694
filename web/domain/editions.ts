import {
  ALargeSmall,
  BookOpenText,
  CaseSensitive,
  FilePen,
  FileText,
  Grip,
  Languages,
  type LucideIcon,
  Palette,
  TabletSmartphone,
} from 'lucide-react'
import type { Edition, EditionKind } from '#contract/editions.ts'
import type { Resource } from '#contract/resources.ts'

/** What people read of an edition. `format`: what kind of file it is. */
export const editionFacts: Record<EditionKind, { name: string; sentence: string; format: string; icon: LucideIcon }> = {
  booklet: {
    name: 'Booklet',
    sentence: 'To fold and staple. Print it on both sides of A4 paper, flipped on the short edge.',
    format: 'PDF',
    icon: BookOpenText,
  },
  colouring: {
    name: 'Colouring book',
    sentence: 'Every page in bold lines to colour in, with its words, on A4.',
    format: 'PDF',
    icon: Palette,
  },
  'word-card': {
    name: 'Word card',
    sentence: 'Twelve words with pictures, and room for the word that a family uses at home, on one page of A4.',
    format: 'PDF',
    icon: Languages,
  },
  'large-print': {
    name: 'Large print',
    sentence: 'Each page on A4, with the words below the picture in 24-point dark letters on white.',
    format: 'PDF',
    icon: ALargeSmall,
  },
  epub: {
    name: 'E-book',
    sentence:
      'For tablets and e-readers that show pictures. You can search the words, or hear them read aloud: by a person, if somebody has recorded the book.',
    format: 'EPUB',
    icon: TabletSmartphone,
  },
  'flowing-epub': {
    name: 'E-book with adjustable text',
    sentence:
      'For phones and small e-readers: each picture, then its words in the size, letters and colours that you choose.',
    format: 'EPUB',
    icon: CaseSensitive,
  },
  text: {
    name: 'Plain text',
    sentence: 'The words, and what each picture shows, for a screen reader or a braille display.',
    format: 'Text file',
    icon: FileText,
  },
  braille: {
    name: 'Braille',
    sentence:
      'Unified English Braille, grade 2, 40 cells, with what each picture shows. For embossers and braille displays. Not yet proof-read by somebody who reads braille.',
    format: 'BRF file',
    icon: Grip,
  },
  word: {
    name: 'Word file',
    sentence: 'To edit for your class.',
    format: 'Word',
    icon: FilePen,
  },
}

/** Those of a paper are laid out in another way than those of a storybook. */
const ofPapers: Partial<Record<EditionKind, string>> = {
  'large-print': 'On A4, in 24-point dark letters on white, with its tables as text.',
  word: 'Its words, to edit for your class.',
}

/** What people have made, we say nothing of but what it is for. */
const madeByPeople: Record<EditionKind, string> = {
  booklet: 'To fold and staple.',
  colouring: 'Pictures to colour in.',
  'word-card': 'Words of the book, with room for the word that a family uses at home.',
  'large-print': 'In large letters.',
  epub: 'For tablets and e-readers that show pictures.',
  'flowing-epub': 'For phones and e-readers, with letters in the size that you choose.',
  text: 'The words, for a screen reader or a braille display.',
  braille: 'For embossers and braille displays.',
  word: 'To edit for your class.',
}

export const sentenceFor = (
  { kind, made_by: madeBy }: Pick<Edition, 'kind' | 'made_by'>,
  { category }: Pick<Resource, 'category'>,
): string => {
  if (madeBy !== 'portal') return madeByPeople[kind]
  return (category !== 'storybook' && ofPapers[kind]) || editionFacts[kind].sentence
}
