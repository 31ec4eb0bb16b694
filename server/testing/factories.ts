import { randomBytes, randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import type { Insertable } from 'kysely'
import type { OperatorRights } from '#contract/access.ts'
import type { ClassCodesTable } from '../database/class-tables.ts'
import type { ResourcesTable } from '../database/library-tables.ts'
import type { SchoolsTable, UsersTable } from '../database/tables.ts'
import type { Deps } from '../deps.ts'
import { createCode, hashCode, sealCode } from '../features/class-codes/code.ts'
import { codeKeys } from '../features/class-codes/make-code.ts'
import { keys } from '../features/resources/keys.ts'
import { upsertPage } from '../features/resources/pages/queries.ts'
import { uploadUrl } from '../features/resources/uploads/upload-url.ts'
import { hashKey } from '../http/session-store.ts'
import { covers } from './pictures.ts'

/** The password of every account that a factory makes. */
export const password = 'a tall lighthouse 9'
/** Hashed at the lowest cost, which the hash itself names: a log-in costs a hundredth of what it costs in service. */
const passwordHash = hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })

export async function createSchool({ db }: Deps, school: Partial<Insertable<SchoolsTable>> = {}) {
  const code = randomBytes(4).toString('hex').toUpperCase()
  return db
    .insertInto('schools')
    .values({ title: 'Tidewell Primary School', schoolCode: code, status: 'approved', ...school })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A parent with a confirmed address and no school, unless told otherwise. */
export async function createUser({ db }: Pick<Deps, 'db'>, user: Partial<Insertable<UsersTable>> = {}) {
  return db
    .insertInto('users')
    .values({
      email: `person-${randomUUID()}@example.org`,
      passwordHash: await passwordHash,
      role: 'parent',
      status: 'active',
      fullName: 'Ada Birch',
      operatorRights: user.role === 'admin' ? 'owner' : null,
      ...user,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Creates a session of this user, who has taken the second step unless told otherwise, and returns its key. */
export async function createSession({ db }: Deps, userId: string, isStrong = true): Promise<string> {
  const key = randomBytes(32).toString('base64url')
  await db
    .insertInto('sessions')
    .values({ keyHash: hashKey(key), userId, device: 'Chrome on Chrome OS', isStrong })
    .execute()
  return key
}

/** Staff, parents or operators that are signed in, of a school in this state (or of none). */
export async function createActor(
  deps: Deps,
  { role = 'parent', status = 'active', school = 'approved', rights = 'owner', isFirstStep = false }: ActorOptions = {},
) {
  const schoolId = school === 'none' || role === 'admin' ? null : (await createSchool(deps, { status: school })).id
  const user = await createUser(deps, { role, status, schoolId, ...(role === 'admin' && { operatorRights: rights }) })
  if (isFirstStep) {
    const app = { userId: user.id, sealedSecret: randomBytes(60), lastStep: 0 }
    await deps.db.insertInto('authenticatorApps').values(app).execute()
  }
  return { ...user, key: await createSession(deps, user.id, !isFirstStep) }
}

export interface ActorOptions {
  role?: 'senior' | 'parent' | 'admin'
  status?: 'not-active' | 'active' | 'disabled'
  school?: 'pending' | 'approved' | 'rejected' | 'none'
  /** What an operator may do. */
  rights?: OperatorRights
  /** Has an authenticator app, and has only given the password. */
  isFirstStep?: boolean
}

/** A provider that people could log in with, if its secret could be read. */
export function createProvider({ db }: Pick<Deps, 'db'>): Promise<{ id: string }> {
  const client = { issuer: `https://${randomUUID()}.example.org`, clientId: 'portal', sealedSecret: randomBytes(60) }
  return db
    .insertInto('identityProviders')
    .values({ ...client, preset: 'generic', label: 'Google' })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** An account at a provider of its own that opens somebody's account. */
export async function createLinkedSignIn(deps: Pick<Deps, 'db'>, userId: string, createdAt = new Date()) {
  const { id: providerId } = await createProvider(deps)
  const link = { userId, providerId, issuer: randomUUID(), subject: randomUUID(), name: 'a.birch@tidewell.example' }
  return deps.db
    .insertInto('linkedSignIns')
    .values({ ...link, createdAt })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** A published storybook with stored files that are no real PDF, which is enough for everything but drawing it. */
export async function createResource({ db, files }: Deps, resource: Partial<Insertable<ResourcesTable>> = {}) {
  const version = randomUUID()
  const category = resource.category ?? 'storybook'
  await db
    .insertInto('categories')
    .values({ name: category, title: category })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const bytes = Buffer.from(`%PDF-1.7 ${version} ${'.'.repeat(1000)}`)
  await files.put(keys.pdf(version), bytes)
  await files.put(keys.cover(version, '480'), covers.small)
  await files.put(keys.cover(version, '960'), covers.large)
  return db
    .insertInto('resources')
    .values({
      title: 'The Lighthouse Keeper',
      category,
      version,
      sourceHash: version,
      pdfSize: bytes.length,
      pageCount: 12,
      aspect: 1.333,
      ...resource,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * A class code of staff of an approved school, unless somebody is given, for a prepared book with one page, unless one is
 * given; and the key of a class that has opened it.
 */
export async function createClassCode(
  deps: Deps,
  { maker, resourceId, ...values }: Partial<Insertable<ClassCodesTable>> & { maker?: Maker } = {},
) {
  const { id: userId, schoolId } = maker ?? (await createActor(deps, { role: 'senior' }))
  const code = createCode()
  const { hashing, sealing } = await codeKeys(deps)
  const row = {
    resourceId: resourceId ?? (await createBookWithPages(deps, 1)).id,
    ...{ userId, schoolId, codeHash: hashCode(hashing, code), sealedCode: sealCode(sealing, code) },
    until: new Date(Date.now() + 3_600_000),
    ...values,
  }
  const { id } = await deps.db.insertInto('classCodes').values(row).returning('id').executeTakeFirstOrThrow()
  return { id, code, userId, resourceId: row.resourceId, key: await deps.classKeys.sign('key', id) }
}

interface Maker {
  id: string
  schoolId: string | null
}

/** A published, prepared storybook whose pages have stored pictures. */
export async function createBookWithPages(
  deps: Deps,
  pageCount: number,
  book: Partial<Insertable<ResourcesTable>> = {},
) {
  const created = await createResource(deps, { isPrepared: true, pageCount, ...book })
  for (let number = 1; number <= pageCount; number++) {
    await upsertPage(deps.db, created.id, created.version, {
      number,
      alt: `Picture ${number}`,
      text: [],
      wordless: null,
    })
    for (const width of ['800', '1600'] as const)
      await deps.files.put(keys.page(created.version, number, width), Buffer.from(`page ${number}, ${width}`))
  }
  return created
}

/** A PDF that somebody has uploaded and not used yet, whose files are no real ones; answers what a form names it by. */
export async function createUpload({ db, files }: Deps, ownerId: string): Promise<{ pdf: string; version: string }> {
  const version = randomUUID()
  for (const key of [keys.pdf(version), keys.cover(version, '480'), keys.cover(version, '960')]) {
    await files.put(key, Buffer.from(`%PDF-1.7 ${version}`))
  }
  const file = { sourceHash: version, pdfSize: 45, pageCount: 4, aspect: 1.4 }
  const removeAfter = new Date(Date.now() + 86_400_000)
  await db
    .insertInto('uploads')
    .values({ version, ownerId, isStored: true, removeAfter, ...file })
    .execute()
  return { pdf: uploadUrl(version), version }
}
