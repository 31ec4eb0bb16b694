import { randomInt, randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { expect } from 'vitest'
import type { RegisterSchoolsTable } from '../../../database/register-tables.ts'
import type { Deps } from '../../../deps.ts'
import type { TestApp } from '../../../testing/build-test-app.ts'
import { tokenOfMail } from '../../../testing/mails.ts'

/** A school form that passes every check; a test states only what matters. */
export function schoolForm(changes: Record<string, unknown> = {}) {
  return {
    full_name: 'Priya Nair',
    title: 'Harbour Row Primary School',
    address_1: '4 Harbour Row',
    postcode: 'GU7 1AB',
    email: `office-${randomUUID()}@harbour-row.sch.example`,
    password: 'a tall lighthouse 9',
    confirmStaffMember: true,
    agreeTerms: true,
    ...changes,
  }
}

/** Signs a school up, and returns what tests need next. */
export async function signUp(portal: TestApp, changes: Record<string, unknown> = {}) {
  const form = schoolForm(changes)
  const answer = await portal.call('POST', '/api/school/sign-up', { body: form })
  expect(answer.json()).toHaveProperty('data')
  const { auth_key: key, user } = answer.json().data
  return { key: key as string, user, email: form.email as string, schoolId: user.school.id as string }
}

/** A school that has been signed up and whose address has been confirmed and considered. */
export async function signUpAndConfirm(portal: TestApp, changes: Record<string, unknown> = {}) {
  const signedUp = await signUp(portal, changes)
  const [mail] = await mailsTo(portal, signedUp.email, 'onfirm')
  const token = await tokenOfMail(portal, mail?.id ?? '')
  const confirmed = await portal.call('POST', '/api/auth/confirm-email', { key: signedUp.key, body: { token } })
  expect(confirmed.statusCode).toBe(200)
  await expect.poll(async () => (await schoolOf(portal, signedUp.schoolId)).comparedAt).not.toBeNull()
  return signedUp
}

/** Waits until every school that was to be considered has been. */
export async function considered({ deps }: TestApp): Promise<void> {
  const waiting = async () => {
    const { rows } = await deps.pool.query(
      `select id from pgboss.job where name = 'consider-school' and state in ('created', 'active', 'retry')`,
    )
    return rows.length
  }
  await expect.poll(waiting).toBe(0)
}

export function schoolOf({ deps }: TestApp, id: string) {
  return deps.db.selectFrom('schools').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** The mails to an address whose subject contains some words, once there is one. */
export async function mailsTo({ deps }: TestApp, address: string, words: string) {
  const find = () =>
    deps.db
      .selectFrom('mails')
      .selectAll()
      .where('toAddress', '=', address)
      .where('subject', 'like', `%${words}%`)
      .orderBy('createdAt')
      .execute()
  await expect.poll(async () => (await find()).length).toBeGreaterThan(0)
  return find()
}

/** The subjects of all mails to an address. */
export async function subjectsTo({ deps }: TestApp, address: string): Promise<string[]> {
  const mails = await deps.db
    .selectFrom('mails')
    .select('subject')
    .where('toAddress', '=', address)
    .orderBy('createdAt')
    .execute()
  return mails.map(({ subject }) => subject)
}

/** An open primary school of the register, for ages 4 to 11, unless told otherwise. */
export function createRecord(
  { db }: Deps,
  { name, postcode, website = '', ...record }: { name: string; postcode: string; website?: string } & RecordChanges,
) {
  const host = website.replace(/^www\./, '')
  return db
    .insertInto('registerSchools')
    .values({
      urn: String(randomInt(100_000, 1_000_000_000)),
      name,
      searchName: name.toLowerCase(),
      isOpen: true,
      status: 'Open',
      lowAge: 4,
      highAge: 11,
      postcode,
      postcodeKey: postcode.replace(' ', ''),
      website,
      websiteHost: host,
      ...record,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

type RecordChanges = Partial<Insertable<RegisterSchoolsTable>>
