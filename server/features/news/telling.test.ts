import type { Insertable, Updateable } from 'kysely'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { errors } from '#contract/errors.ts'
import type { BookNews } from '#contract/news.ts'
import { termOf } from '#contract/reading-periods.ts'
import { dayAfter, timeInUk, todayInUk } from '#contract/school-days.ts'
import type { ResourcesTable } from '../../database/library-tables.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { type ActorOptions, createActor, createResource } from '../../testing/factories.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'

/** Takes the presses, and runs no jobs. */
const portal = setUpPortal()
let editor: string
beforeAll(async () => {
  editor = (await createActor(portal.deps, { role: 'admin', rights: 'editor' })).key
})
beforeEach(async () => {
  await portal.deps.pool.query('delete from book_news; delete from news_readers; delete from mails')
})

const createBook = (book: Partial<Insertable<ResourcesTable>> = {}) =>
  createResource(portal.deps, { isPrepared: true, description: 'A lamp goes out.', ageFrom: 6, ageTo: 9, ...book })

async function createReader(options: ActorOptions = {}) {
  const actor = await createActor(portal.deps, { role: 'senior', ...options })
  await portal.deps.db.insertInto('newsReaders').values({ userId: actor.id }).execute()
  return actor
}

const view = async (id: number): Promise<BookNews> =>
  (await portal.call('GET', `/api/admin/news/${id}`, { key: editor })).json().data
const tell = (id: number, on = portal) => on.call('POST', `/api/admin/news/${id}`, { key: editor, body: {} })
const change = async (id: number, values: Updateable<ResourcesTable>) => {
  await portal.deps.db.updateTable('resources').set(values).where('id', '=', id).execute()
}
const mailed = () =>
  portal.deps.db.selectFrom('mails').select(['toAddress', 'subject', 'text', 'list', 'priority']).execute()

/** Lets another instance write the mails, until all have been. */
async function writeMails(): Promise<void> {
  const second = await buildTestApp({ database: portal.database, withJobs: true })
  onTestFinished(() => second.close())
  const open = `select from pgboss.job where name = 'mail-news' and state not in ('completed', 'failed')`
  await expect.poll(async () => (await portal.deps.pool.query(open)).rowCount).toBe(0)
}

test('staff of approved schools who asked for it are told of a book, by name, and nobody else is', async () => {
  const { db } = portal.deps
  const book = await createBook({ title: 'A title of ninety letters, '.padEnd(90, 'which goes on ') })
  const [one, other] = [await createReader(), await createReader()]
  await createActor(portal.deps, { role: 'senior' })
  for (const school of ['pending', 'rejected', 'none'] as const) await createReader({ school })
  for (const status of ['not-active', 'disabled'] as const) await createReader({ status })
  const leaving = await createReader()
  await db.updateTable('users').set({ deletionRequestedAt: new Date() }).where('id', '=', leaving.id).execute()
  const refusing = await createReader()
  await db.insertInto('unwantedMails').values({ email: refusing.email.toUpperCase(), list: 'news' }).execute()
  const bouncing = await createReader()
  await db.insertInto('bouncingAddresses').values({ email: bouncing.email, problem: 'No such user' }).execute()
  expect(await view(book.id)).toMatchObject({ title: book.title, readers: 2, hindrance: '', told: null, last: null })
  expect((await tell(book.id)).json().data.told).toMatchObject({ recipients: 0, is_under_way: true })
  await writeMails()
  const mails = await mailed()
  expect(new Set(mails.map(({ toAddress }) => toAddress))).toEqual(new Set([one.email, other.email]))
  expect(mails).toHaveLength(2)
  expect(mails[0]).toMatchObject({ subject: `A new book: ${book.title}`, list: 'news', priority: -2 })
  expect(mails[0]?.text).toContain('Hello Ada Birch,')
  expect(mails[0]?.text).toContain('A lamp goes out.')
  expect(mails[0]?.text).toContain('For ages 6 to 9.')
  expect(mails[0]?.text).toContain(`/resources/books/${book.id}`)
  expect(mails[0]?.text).toContain('Send me no news of books')
  const { told, hindrance } = await view(book.id)
  expect(told).toMatchObject({ recipients: 2, is_under_way: false })
  expect(hindrance).toBe('news/told-already')
  const lines = db.selectFrom('auditLog').select('object').where('action', '=', 'resource.told')
  expect(await lines.execute()).toEqual([{ object: String(book.id) }])
})

test('one book is told a term, and each book once', async () => {
  await createReader()
  const [book, another] = [await createBook({ title: 'The first' }), await createBook()]
  expect((await tell(book.id)).statusCode).toBe(200)
  const refused = await tell(another.id)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'news/told-this-term'])
  const term = termOf(todayInUk())
  const { hindrance, last, next_day } = await view(another.id)
  expect({ hindrance, title: last?.title, next_day }).toEqual({
    hindrance: 'news/told-this-term',
    title: 'The first',
    next_day: term.next,
  })
  const toldAt = timeInUk(dayAfter(term.from, -1), '23:30')
  await portal.deps.db.updateTable('bookNews').set({ toldAt }).execute()
  expect(await view(another.id)).toMatchObject({ hindrance: '', last: null })
  expect((await tell(book.id)).json().code).toBe('news/told-already')
  expect((await tell(another.id)).statusCode).toBe(200)
})

test('of two presses at once one counts', async () => {
  await createReader()
  const books = [await createBook(), await createBook()]
  const second = await buildTestApp({ database: portal.database })
  onTestFinished(() => second.close())
  const answers = await Promise.all(books.flatMap(({ id }) => [tell(id), tell(id, second)]))
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(3)
  await writeMails()
  expect(await mailed()).toHaveLength(1)
})

test.each([
  ['news/draft', { isDraft: true }],
  ['resource/not-ready', { isPrepared: false }],
  ['news/nobody', {}],
] as const)('a press is refused with %s', async (code, book) => {
  if (code !== 'news/nobody') await createReader()
  const { id } = await createBook(book)
  expect((await view(id)).hindrance).toBe(code)
  expect((await tell(id)).json()).toMatchObject({ code, message: errors[code].message })
  expect(await portal.deps.db.selectFrom('bookNews').selectAll().execute()).toEqual([])
})

test('a paper cannot be told', async () => {
  const paper = await createResource(portal.deps, { category: 'lesson-plan' })
  expect((await tell(paper.id)).statusCode).toBe(404)
})

test('who says no after the press gets no mail, and who is left does', async () => {
  const [leaver, reader] = [await createReader(), await createReader()]
  await tell((await createBook()).id)
  await portal.call('PUT', '/api/user/news', { key: leaver.key, body: { wants_news: false } })
  await writeMails()
  expect((await mailed()).map(({ toAddress }) => toAddress)).toEqual([reader.email])
})

test('a book that is taken off the shelf before anybody was mailed counts as not told', async () => {
  await createReader()
  const { id } = await createBook()
  await tell(id)
  await change(id, { isDraft: true })
  await writeMails()
  expect(await mailed()).toEqual([])
  await change(id, { isDraft: false })
  expect(await view(id)).toMatchObject({ hindrance: '', told: null, last: null })
})

test('a book that is taken off the shelf in the middle is told to nobody else', async () => {
  await createReader()
  const { id } = await createBook()
  await tell(id)
  await portal.deps.db.updateTable('bookNews').set({ recipients: 100 }).execute()
  await change(id, { deletedAt: new Date() })
  await writeMails()
  expect(await mailed()).toEqual([])
  await change(id, { deletedAt: null })
  expect((await view(id)).told).toMatchObject({ recipients: 100, is_under_way: false })
})

test('a job that dies in the middle goes on where it was: nobody is forgotten, or mailed twice', async () => {
  const { pool } = portal.deps
  const { schoolId } = await createReader()
  await pool.query(
    `
    with people as (
      insert into users (email, password_hash, role, status, school_id)
      select 'reader-' || n || '@example.org', '', 'senior', 'active', $1 from generate_series(1, 249) as n returning id)
    insert into news_readers (user_id) select id from people`,
    [schoolId],
  )
  // Ends the connection of the job in the second hundred, once.
  await pool.query(`
    create sequence deaths;
    create function die_once() returns trigger language plpgsql as $$
    begin
      if (select count(*) from mails) = 150 and nextval('deaths') = 1 then perform pg_terminate_backend(pg_backend_pid()); end if;
      return new;
    end $$;
    create trigger mails_die_once before insert on mails for each row execute function die_once()`)
  const { id } = await createBook()
  await tell(id)
  await writeMails()
  const addresses = (await mailed()).map(({ toAddress }) => toAddress)
  expect([addresses.length, new Set(addresses).size]).toEqual([250, 250])
  expect((await view(id)).told?.recipients).toBe(250)
  expect((await pool.query('select is_called from deaths')).rows).toEqual([{ is_called: true }])
})

test('the preview is the mail as the operator would get it, and nothing in it runs', async () => {
  const { id } = await createBook({ title: 'The Lamp' })
  const { body, headers } = await portal.call('GET', `/api/admin/news/${id}/html`, { key: editor })
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(body).toContain('Ada Birch')
  expect(body).toContain('A new book: The Lamp')
  expect(body).toContain('data:image/jpeg;base64,')
  expect(body).not.toContain('unsubscribe.invalid')
})
