import type { EditionKind } from '#contract/editions.ts'
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

/** The kinds that the portal makes itself, unless they ship; the others come from the sources of what ships. */
export type PortalKind = (typeof portalKinds)[number]
const portalKinds = ['booklet', 'large-print', 'epub', 'flowing-epub', 'text'] as const satisfies EditionKind[]
/** Of a PDF whose pages are not prepared. */
const paperKinds = ['booklet', 'large-print'] as const satisfies PortalKind[]

export const isPaper = ({ category }: Pick<ResourceRow, 'category'>): boolean => category !== 'storybook'

/** The editions that are made of a resource: none of a storybook before its pages are prepared. */
export function madeKinds(resource: Pick<ResourceRow, 'category' | 'isPrepared'>): readonly PortalKind[] {
  if (isPaper(resource)) return paperKinds
  return resource.isPrepared ? portalKinds : []
}

export const isMade = (kind: EditionKind): kind is PortalKind => portalKinds.some((one) => one === kind)
