import { EditionKind } from '#contract/editions.ts'
import type { ResourceRow } from '../queries.ts'

/** What a file of each kind is; `ending` follows the title in its name. */
export const fileTypes: Record<EditionKind, { type: string; ending: string }> = {
  booklet: { type: 'application/pdf', ending: ' – booklet.pdf' },
  'large-print': { type: 'application/pdf', ending: ' – large print.pdf' },
  epub: { type: 'application/epub+zip', ending: '.epub' },
  text: { type: 'text/plain; charset=utf-8', ending: '.txt' },
}

/** The editions that are made of a resource: of storybooks whose pages are prepared. */
export const madeKinds = ({ category, isPrepared }: ResourceRow): EditionKind[] =>
  category === 'storybook' && isPrepared ? [...EditionKind.options] : []
