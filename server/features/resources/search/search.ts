import { readAccessOf } from '#contract/access.ts'
import type { SearchResults } from '#contract/resources.ts'
import type { Db } from '../../../database/tables.ts'
import type { Actor } from '../../../http/session-store.ts'
import { visibilityOf } from '../access.ts'
import { pageImage, toResource } from '../to-resource.ts'
import { byIndexes, type FoundPage, findPages, listSimilarWords, marks } from './queries.ts'
import { type Scope, scopesOf } from './scopes.ts'
import { correctionOf, toQuery, wordsOf } from './words.ts'

/** Searches what somebody may open. Misspelt words are corrected only when nothing has them as they were typed. */
export async function searchShelf(db: Db, actor: Actor, text: string): Promise<SearchResults> {
  const scopes = scopesOf(actor)
  const words = wordsOf(text)
  if (words.length === 0 || scopes.length === 0) return { corrected: '', found: [] }
  const { corrected, pages } = await byIndexes(db, async (held) => {
    const pages = await findPages(held, scopes, toQuery(words))
    if (pages.length > 0) return { corrected: '', pages }
    const corrected = await correct(held, scopes, words)
    if (corrected.join(' ') === words.join(' ')) return { corrected: '', pages }
    const instead = await findPages(held, scopes, toQuery(corrected))
    return { corrected: instead.length > 0 ? corrected.join(' ') : '', pages: instead }
  })
  return { corrected, found: toFound(actor, pages) }
}

/** One word after the other, in the transaction of the search. */
async function correct(held: Db, scopes: readonly Scope[], words: readonly string[]): Promise<string[]> {
  const corrected: string[] = []
  for (const word of words) {
    const similar = word.length < 4 ? [] : await listSimilarWords(held, scopes, word)
    corrected.push(correctionOf(word, similar) ?? word)
  }
  return corrected
}

/** The database has looked only where this person may look; here each resource goes through the door once more. */
function toFound(actor: Actor, pages: readonly FoundPage[]): SearchResults['found'] {
  return pages.flatMap(({ resource: row, number, excerpt }) => {
    if (visibilityOf(row, readAccessOf(actor), actor.schoolId) !== 'open') return []
    const resource = toResource(row, false)
    const image = resource.is_book && number > 0 ? pageImage(row, number, '800') : resource.image
    return [{ resource, page: number, image, excerpt: piecesOf(excerpt) }]
  })
}

/** An excerpt in pieces, every second one marked, and typographic again: see the function `searchable_text`. */
function piecesOf(excerpt: string): { text: string; is_match: boolean }[] {
  return excerpt
    .replaceAll(/\s+/g, ' ')
    .replaceAll("'", '’')
    .replaceAll(/([“„«]) /g, '$1')
    .replaceAll(/ ([”»…])/g, '$1')
    .split(new RegExp(`[${marks.begin}${marks.end}]`))
    .map((text, index) => ({ text, is_match: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}
