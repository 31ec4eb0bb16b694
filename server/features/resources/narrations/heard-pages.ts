import { createHash } from 'node:crypto'
import type { PageText } from '#contract/resources.ts'
import type { Db } from '../../../database/tables.ts'
import type { PageRow } from '../pages/queries.ts'
import type { ResourceRow } from '../queries.ts'
import { findNarration, findRecording, listRecordings, type RecordedPage } from './queries.ts'

/** What is printed on a page, in reading order, as it is compared with what was read. */
export const wordsOf = (text: PageText[][]): string =>
  text
    .flat()
    .flatMap((line) => line.text.match(/\S+/g) ?? [])
    .join(' ')

/** What readers hear of a book. */
export interface Heard {
  /** `""` where they hear nobody. */
  narrator: string
  /** By the number of the page: only pages that still have the words that were read. */
  recordings: Map<number, RecordedPage>
  /** Of what is heard, `""` for nobody: another one as soon as a recording, or the time of a word, is another. */
  hash: string
}

/** The published recordings of a book that fit its pages. */
export async function listHeard(db: Db, { id }: Pick<ResourceRow, 'id'>, pages: readonly PageRow[]): Promise<Heard> {
  const narration = await findNarration(db, id)
  const all = narration?.publishedAt ? await listRecordings(db, id) : []
  const fitting = all.filter(({ number, words }) =>
    pages.some((page) => page.number === number && wordsOf(page.text) === words),
  )
  if (!narration || fitting.length === 0) return { narrator: '', recordings: new Map(), hash: '' }
  const known = JSON.stringify([narration.narrator, fitting.map(({ recording, starts }) => [recording, starts])])
  const hash = createHash('sha256').update(known).digest('hex').slice(0, 16)
  return {
    narrator: narration.narrator,
    recordings: new Map(fitting.map((page) => [page.number, page])),
    hash,
  }
}

/** The recording of a page; null where there is none, and while it is not published for all but editors. */
export async function findHeard(
  db: Db,
  { id }: Pick<ResourceRow, 'id'>,
  number: number,
  isEditor: boolean,
): Promise<RecordedPage | null> {
  const found = await findRecording(db, id, number)
  return found && (isEditor || found.publishedAt) ? found : null
}
