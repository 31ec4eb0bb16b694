import type { BookNews } from '#contract/news.ts'
import { termOf } from '#contract/reading-periods.ts'
import { todayInUk } from '#contract/school-days.ts'
import { lockForTransaction } from '../../database/advisory-lock.ts'
import { type By, recordAudit } from '../../database/audit.ts'
import type { Db } from '../../database/tables.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { findResource, type ResourceRow } from '../resources/service.ts'
import { countReaders, findLatestNews, findNewsOf, insertNews } from './queries.ts'

/** A storybook of the portal. Throws `not-found` for a paper, and for what a school has added. */
export async function getStorybook(db: Db, id: number): Promise<ResourceRow> {
  const book = await findResource(db, id)
  if (book?.category !== 'storybook' || book.schoolId !== null) throw new Failure('not-found')
  return book
}

/** Whether schools can be told of a book, and how many people would be. Throws `not-found`. */
export async function viewBookNews(db: Db, id: number): Promise<BookNews> {
  const book = await getStorybook(db, id)
  const news = await findNewsOf(db, id)
  const latest = await findLatestNews(db)
  const term = termOf(todayInUk())
  const last = latest && todayInUk(latest.toldAt) >= term.from ? latest : null
  const readers = await countReaders(db)
  return {
    title: book.title,
    readers,
    hindrance: hindranceOf(book, { isTold: news !== undefined, hasTold: last !== null, readers }),
    told: news
      ? { time: news.toldAt.toISOString(), recipients: news.recipients, is_under_way: news.endedAt === null }
      : null,
    last: last && { title: last.title ?? '', time: last.toldAt.toISOString() },
    next_day: term.next,
  }
}

function hindranceOf(
  { isDraft, isPrepared }: ResourceRow,
  { isTold, hasTold, readers }: { isTold: boolean; hasTold: boolean; readers: number },
): BookNews['hindrance'] {
  if (isTold) return 'news/told-already'
  if (isDraft) return 'news/draft'
  if (hasTold) return 'news/told-this-term'
  if (!isPrepared) return 'resource/not-ready'
  return readers === 0 ? 'news/nobody' : ''
}

/** Has the mails about a book written. Of two presses at once one counts. Throws what `viewBookNews` says hinders it. */
export function tellBookNews({ db: outside, jobs }: Deps, by: By, id: number): Promise<BookNews> {
  return outside.transaction().execute(async (db) => {
    await lockForTransaction(db, 'book news')
    const { hindrance } = await viewBookNews(db, id)
    if (hindrance) throw new Failure(hindrance)
    await jobs.add(db, 'mail-news', { newsId: await insertNews(db, id) })
    await recordAudit(db, by, 'resource.told', String(id))
    return viewBookNews(db, id)
  })
}
