import type { EmailContent } from '../../adapters/email.tsx'
import type { Deps } from '../../deps.ts'
import { sendMail } from '../mailbox/service.ts'
import { coverFile, findResource, type ResourceRow } from '../resources/service.ts'
import { newBookEmail } from './emails.tsx'
import { deleteNews, listReaders, lockNews, updateNews } from './queries.ts'

/** Mails in one transaction: a killed job loses and doubles no mail, because all or none have been written. */
const mailsAtOnce = 100

/** Milliseconds after which a run hands over to the next: a portal that stops waits only so long. */
const maxRun = 3000

/** The mail about a book. */
export function writeBookMail(config: Deps['config'], book: ResourceRow): Promise<EmailContent> {
  const { id, title, description, ageFrom, ageTo } = book
  const href = `${config.publicUrl}/resources/books/${id}`
  return newBookEmail(config, {
    book: { title, href, cover: coverFile(book, '480'), description, ageFrom, ageTo },
  })
}

/**
 * Writes the mails about a book. If it is taken off the shelf meanwhile, no more are written; a book that nobody has been
 * told of by then counts as not told.
 */
export async function mailNews(deps: Deps, newsId: number): Promise<void> {
  const until = Date.now() + maxRun
  while (await mailSome(deps, newsId)) if (Date.now() > until) return deps.jobs.add(deps.db, 'mail-news', { newsId })
}

/** Writes the next mails; false when there are no more. */
function mailSome({ db: outside, jobs, config }: Deps, newsId: number): Promise<boolean> {
  return outside.transaction().execute(async (db) => {
    const news = await lockNews(db, newsId)
    if (!news) return false
    const book = news.resourceId === null ? null : await findResource(db, news.resourceId)
    const isShown = book !== null && !book.isDraft
    const readers = isShown ? await listReaders(db, news.mailedUpTo, mailsAtOnce) : []
    if (isShown && readers.length > 0) {
      const mail = await writeBookMail(config, book)
      for (const { email, fullName: name } of readers)
        await sendMail(jobs, db, { to: { name, email }, ...mail }, { cause: 'mass' })
    }
    const recipients = news.recipients + readers.length
    const mailedUpTo = readers.length < mailsAtOnce ? null : (readers.at(-1)?.id ?? null)
    if (recipients === 0) await deleteNews(db, newsId)
    else await updateNews(db, newsId, { recipients, mailedUpTo })
    return mailedUpTo !== null
  })
}
