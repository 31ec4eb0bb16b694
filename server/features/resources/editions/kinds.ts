import type { EditionKind } from '#contract/editions.ts'
import { type Language, languageNames } from '#contract/languages.ts'
import type { Obstacle } from '../../../adapters/editions/book.ts'
import type { ResourceRow } from '../queries.ts'

/** What a file of each kind is; `ending` follows the title in its name. */
export const fileTypes: Record<EditionKind, { type: string; ending: string }> = {
  booklet: { type: 'application/pdf', ending: ' – booklet.pdf' },
  colouring: { type: 'application/pdf', ending: ' – colouring book.pdf' },
  'word-card': { type: 'application/pdf', ending: ' – word card.pdf' },
  'large-print': { type: 'application/pdf', ending: ' – large print.pdf' },
  epub: { type: 'application/epub+zip', ending: '.epub' },
  'flowing-epub': { type: 'application/epub+zip', ending: ' – adjustable text.epub' },
  text: { type: 'text/plain; charset=utf-8', ending: '.txt' },
  braille: { type: 'application/octet-stream', ending: '.brf' },
  word: { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', ending: '.docx' },
}

/** The kinds that the portal makes itself, unless they ship or somebody has uploaded one. */
export type PortalKind = Exclude<EditionKind, keyof typeof broughtKinds>
const bookKinds = [
  'booklet',
  'colouring',
  'large-print',
  'epub',
  'flowing-epub',
  'text',
] as const satisfies PortalKind[]
/** Of a storybook with another of its texts. */
const textKinds = ['booklet', 'large-print', 'flowing-epub'] as const satisfies PortalKind[]
/** Of a PDF whose pages are not prepared. */
const paperKinds = ['booklet', 'large-print', 'word'] as const satisfies PortalKind[]

export const isPaper = ({ category }: Pick<ResourceRow, 'category'>): boolean => category !== 'storybook'

/** Which edition of a resource: `language` is that of the text beside its story, `""` for the story alone. */
export interface EditionName {
  kind: PortalKind
  language: Language | ''
}

/** The editions that are made of a resource: none of a storybook before its pages are prepared. */
export function madeKinds(
  resource: Pick<ResourceRow, 'category' | 'isPrepared'>,
  language: Language | '' = '',
): readonly PortalKind[] {
  if (isPaper(resource)) return language ? [] : paperKinds
  if (!resource.isPrepared) return []
  return language ? textKinds : bookKinds
}

/** Those whose letters no typeface of ours has. */
const unprinted: readonly Language[] = ['zh']

/** Why nothing can be printed in a language. An e-book has the letters of its reader. */
export function printObstacle({ kind, language }: EditionName): Obstacle | null {
  if (!language || kind === 'flowing-epub' || !unprinted.includes(language)) return null
  return {
    why: `Our typefaces have no letters for ${languageNames(language).english}, so we cannot print it. The e-book has it, in the letters of your device.`,
    remedy: '',
  }
}

/** Those that only people make, and why there is none where nobody has. */
const broughtKinds = {
  'word-card': {
    why: 'Nobody has made a word card for this book yet. Its pictures have to be drawn or chosen.',
    remedy: 'Make one, and upload it here.',
  },
  braille: {
    why: 'Nobody has made a braille edition of this book yet. We cannot make one from its PDF.',
    remedy: 'Have one made and proof-read, and upload it here.',
  },
} satisfies Partial<Record<EditionKind, Obstacle>>

const isBrought = (kind: EditionKind): kind is keyof typeof broughtKinds => kind in broughtKinds

export const isMade = (kind: EditionKind): kind is PortalKind => !isBrought(kind)

/** Why there is no edition of a kind that nobody has brought; null for what the portal makes. */
export const broughtObstacle = (kind: EditionKind): Obstacle | null => (isBrought(kind) ? broughtKinds[kind] : null)

/** The editions that there can be of a resource, made or not. */
export function possibleKinds(resource: Pick<ResourceRow, 'category' | 'isPrepared'>): readonly EditionKind[] {
  const made = madeKinds(resource)
  return isPaper(resource) || made.length === 0 ? made : [...made, 'word-card', 'braille']
}
