import type { ClassCode, ClassCodeSheet, createClassCode } from '#contract/class-codes.ts'
import { type Received, urlFor } from '#contract/endpoint.ts'
import { readCover } from '#contract/resources.ts'
import { qrOf } from '../../../print/qr-code.ts'
import { type ByUser, recordAudit } from '../../database/audit.ts'
import { getServerKey } from '../../database/server-keys.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import type { Actor } from '../../http/session-store.ts'
import { repeatedSince } from '../inbox/service.ts'
import { listSheets, openForReading, type Shelf } from '../resources/service.ts'
import { findCalendar } from '../term-dates/service.ts'
import { createCode, hashCode, sealCode, unsealCode } from './code.ts'
import { classEnds, readEnd } from './ends.ts'
import { listQuestions } from './family-card/questions.ts'
import { endCode, findLiveCode, findRepeatedCode, insertCode, listLiveCodes, type OwnCode } from './queries.ts'

/** The keys of codes: one to find them by, one to show them again. */
export const codeKeys = async ({ db }: Pick<Deps, 'db'>) => ({
  hashing: await getServerKey(db, 'class codes'),
  sealing: await getServerKey(db, 'class codes to show'),
})

export const endsFor = async ({ db }: Deps, actor: Actor) => classEnds(await findCalendar(db, actor.schoolId))

/** Whether a code for this book opens anything now, and how many sheets come with it. */
async function contentsOf(deps: Deps, shelf: Shelf, actor: Actor, bookId: number) {
  const book = await shelf.find(bookId)
  const isClosed = !book || book.isDraft || !book.isPrepared
  return { book, isClosed, sheets: isClosed ? 0 : (await listSheets(deps.db, book, actor)).length }
}

async function toClassCode(deps: Deps, shelf: Shelf, actor: Actor, row: OwnCode): Promise<ClassCode> {
  const { sealing } = await codeKeys(deps)
  const code = unsealCode(sealing, row.sealedCode)
  const { book, isClosed, sheets } = await contentsOf(deps, shelf, actor, row.resourceId)
  const isOfFormerSchool = row.schoolId !== actor.schoolId
  return {
    id: row.id,
    code,
    url: `${deps.config.publicUrl}/read#${code}`,
    resource_id: row.resourceId,
    title: row.title,
    image: book ? urlFor(readCover, { params: { id: book.id, width: '480' }, query: { v: book.version } }) : '',
    sheets,
    create_time: row.createdAt.toISOString(),
    until_time: row.until.toISOString(),
    opens_today: row.opensToday ?? 0,
    is_for_families: row.isForFamilies,
    is_closed: isClosed || isOfFormerSchool,
    is_of_former_school: isOfFormerSchool,
  }
}

export async function listOwnCodes(deps: Deps, shelf: Shelf, actor: Actor): Promise<ClassCode[]> {
  const rows = await listLiveCodes(deps.db, actor.id)
  return Promise.all(rows.map((row) => toClassCode(deps, shelf, actor, row)))
}

/** One of an actor's own codes that still works. Throws `not-found`. */
export async function viewOwnCode(deps: Deps, shelf: Shelf, actor: Actor, id: string): Promise<ClassCodeSheet> {
  const row = await findLiveCode(deps.db, actor.id, id)
  if (!row) throw new Failure('not-found')
  const code = await toClassCode(deps, shelf, actor, row)
  const questions = await listQuestions(deps.db, row.resourceId)
  return { ...code, qr: qrOf(code.url), questions_in: questions.map(({ language }) => language) }
}

/** Makes a code for a storybook; asked again within minutes it is the same one, because the answer may have been lost. Throws `not-found`, `resource/locked`, `resource/not-ready`, `class/draft`. */
export async function makeCode(
  deps: Deps,
  shelf: Shelf,
  { actor, by, body }: { actor: Actor; by: ByUser; body: Received<typeof createClassCode>['body'] },
): Promise<ClassCodeSheet> {
  await deps.limiters.classCodesPerAccount.count(actor.id)
  const book = openForReading(await shelf.find(body.resource_id), actor)
  if (book.category !== 'storybook') throw new Failure('not-found')
  if (book.isDraft) throw new Failure('class/draft')
  if (!book.isPrepared) throw new Failure('resource/not-ready')
  const end = readEnd(body.until, await findCalendar(deps.db, actor.schoolId))
  const { hashing, sealing } = await codeKeys(deps)
  const whose = { resourceId: book.id, userId: actor.id, schoolId: actor.schoolId }
  const row = { ...whose, until: end, isForFamilies: body.is_for_families }
  const id = await deps.db.transaction().execute(async (db) => {
    const repeated = await findRepeatedCode(db, row, repeatedSince())
    if (repeated) return repeated
    let made: string | null = null
    while (made === null) {
      const code = createCode()
      made = await insertCode(db, { ...row, codeHash: hashCode(hashing, code), sealedCode: sealCode(sealing, code) })
    }
    await recordAudit(db, by, 'class-code.made', made)
    return made
  })
  return viewOwnCode(deps, shelf, actor, id)
}

/** Ends one of an actor's own codes. Throws `not-found`. */
export async function endOwnCode({ db }: Deps, by: ByUser, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await endCode(trx, by.userId, id))) throw new Failure('not-found')
    await recordAudit(trx, by, 'class-code.ended', id)
  })
}
