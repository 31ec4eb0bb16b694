import type { AuditAction } from '#contract/audit-actions.ts'
import { urlFor } from '#contract/endpoint.ts'
import { type ResourceBody, type ResourceChange, readPdf } from '#contract/resources.ts'
import { recordAudit, recordAuditHourly } from '../../../database/audit.ts'
import type { Db } from '../../../database/tables.ts'
import { refuseStale } from '../../../database/versions.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import type { Acting } from '../../../http/actor.ts'
import type { Actor } from '../../../http/session-store.ts'
import { makeEditionsAnew } from '../editions/make-anew.ts'
import { editionsAfter } from '../ingest.ts'
import { deletePages } from '../pages/queries.ts'
import { type EditableField, editable, type Facts, type ResourceFile, type ResourceRow } from '../queries.ts'
import { exchangeFiles, keepFileBefore } from '../replacing/file-before.ts'
import { findReplaced } from '../replacing/queries.ts'
import { compareReplacement, keepWhatFits, readReplacement } from '../replacing/replace-pdf.ts'
import { publishResource } from '../service.ts'
import { removeOrphanedUploads } from '../uploads/orphaned-uploads.ts'
import { claimUpload } from '../uploads/queries.ts'
import { versionIn } from '../uploads/upload-url.ts'
import { placeCover } from './cover.ts'
import { refuseWrongFacts } from './facts.ts'
import { findBar } from './publishing.ts'
import * as queries from './queries.ts'
import { changeable, removable } from './rights.ts'

/** Whose rights count, and who it is for the audit log. */
const isOperator = ({ role }: Actor) => role === 'admin'

/**
 * Adds a resource for the author's own school or, from an operator, for everybody. What may not be published yet, as any new
 * storybook, stays a draft. Returns its id.
 */
export function createResource(deps: Deps, { actor, by }: Acting, body: ResourceBody): Promise<number> {
  const schoolId = isOperator(actor) ? null : actor.schoolId
  const facts = allowed(actor, body)
  return deps.db.transaction().execute(async (db) => {
    await refuseWrongFacts(db, facts, { schoolId })
    const file = await claimPdf(db, body.pdf, actor.id)
    const cover = await placeCover(deps, db, { image: body.image, before: '', uploaderId: actor.id })
    const isForAll = schoolId === null
    const resource = { ...facts, ...cover, ...file, ownerId: actor.id, schoolId, isDraft: isForAll }
    const added = await queries.insertResource(db, resource)
    const { id } = added
    await recordAudit(db, by, 'resource.added', String(id))
    await prepareToRead(deps, db, added)
    if (isForAll && !facts.isDraft && !(await findBar(deps, db, added))) await publishResource(deps, db, id)
    return id
  })
}

/** Changes the given fields and leaves the rest. A replaced PDF is prepared again. */
export async function changeResource(
  deps: Deps,
  { actor, by }: Acting,
  id: number,
  change: ResourceChange,
): Promise<void> {
  const present = await queries.findInScope(deps.db, id, changeable(actor))
  const { pdf = '' } = change
  const words = present && isNewPdf(present, pdf) ? await readReplacement(deps, present, pdf, actor.id) : null
  await deps.db.transaction().execute(async (db) => {
    const before = await queries.lockResource(db, id, changeable(actor))
    if (!before) throw new Failure('not-found')
    refuseStale('resource', before.rowVersion, change.version)
    const { isDraft, ...facts } = allowed(actor, change)
    await refuseWrongFacts(db, facts, before)
    const file = isNewPdf(before, pdf) ? await claimPdf(db, pdf, actor.id) : null
    if (file) await keepFileBefore(db, before, (await findBar(deps, db, before)) === null)
    if (words) await keepWhatFits(db, before, { words, isAccepted: change.accepts_loss === true })
    const cover = isNewCover(before, change.image)
      ? await placeCover(deps, db, { image: change.image ?? '', before: before.coverImage, uploaderId: actor.id })
      : {}
    // Nobody has said that another PDF has the licence of the one that ships.
    const licence = file && before.slug !== null && facts.licence === undefined ? { licence: 'unstated' as const } : {}
    // What another PDF says of itself, nobody knows.
    const replaced = file && { ...file, isPrepared: false, author: '', hasImprint: false }
    await queries.updateResource(db, id, { ...facts, ...cover, ...replaced, ...licence })
    if (file) await deletePages(db, id, before.version)
    const now = { ...before, ...facts, ...file, ...licence, isPrepared: before.isPrepared && !file }
    await prepareToRead(deps, db, now)
    if (!file && (now.title !== before.title || now.licence !== before.licence)) await makeEditionsAnew(deps, db, now)
    if (isDraft === false && before.isDraft) {
      const bar = await findBar(deps, db, now)
      if (bar) throw new Failure(bar)
      await publishResource(deps, db, id)
    }
    if (isDraft === true) await queries.updateResource(db, id, { isDraft })
    else if (!before.isDraft && now.category !== before.category && (await findBar(deps, db, now)))
      throw Failure.invalid('category', 'Make it a draft first. A storybook is published from its workshop.')
    await recordAuditHourly(db, by, actionOf(before, isDraft), String(id))
  })
  if (change.pdf) await removeOrphanedUploads(deps)
}

/** What is taught with a resource and would go if this upload replaced its PDF, and how much would stay. */
export async function previewReplacement(deps: Deps, actor: Actor, id: number, pdf: string) {
  const resource = await queries.findInScope(deps.db, id, changeable(actor))
  if (!resource) throw new Failure('not-found')
  const words = await readReplacement(deps, resource, pdf, actor.id)
  return words ? compareReplacement(deps.db, resource, words) : { stays: 0, goes: [], moved: [], unheard: [] }
}

/** When the PDF of a resource was replaced, and how many pages the one before has; null where none can be put back. */
export async function viewFileBefore({ db }: Pick<Deps, 'db'>, actor: Actor, id: number) {
  if (!(await queries.findInScope(db, id, changeable(actor)))) throw new Failure('not-found')
  return findReplaced(db, id)
}

/**
 * Puts the PDF back that a resource had before, with what was taught with it; the other one is kept in its place. With a PDF
 * that could not be published it is a draft.
 */
export async function putFileBack(deps: Deps, { actor, by }: Acting, id: number): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const now = await queries.lockResource(db, id, changeable(actor))
    const before = now && (await exchangeFiles(db, now, (await findBar(deps, db, now)) === null))
    if (!(now && before)) throw new Failure('not-found')
    const { taught: _, isPublishable, ...file } = before
    await queries.updateResource(db, id, { ...file, isPrepared: false, ...(!isPublishable && { isDraft: true }) })
    await deletePages(db, id, now.version)
    await prepareToRead(deps, db, { ...now, ...file, isPrepared: false })
    await recordAuditHourly(db, by, 'resource.put-back', String(id))
  })
}

/** Deletes a resource; it can be restored until the clean-up. */
export function takeOff(deps: Deps, { actor, by }: Acting, id: number): Promise<void> {
  return deps.db.transaction().execute(async (db) => {
    if (!(await queries.lockResource(db, id, removable(actor)))) throw new Failure('not-found')
    await queries.updateDeleted(db, id, actor.id)
    await recordAuditHourly(db, by, 'resource.deleted', String(id))
  })
}

/** Restores a deleted resource; as a draft, where it may not be published. */
export function restore(deps: Deps, { actor, by }: Acting, id: number): Promise<void> {
  return deps.db.transaction().execute(async (db) => {
    const found = await queries.lockDeleted(db, id, removable(actor))
    if (!found) throw new Failure('not-found')
    await queries.updateDeleted(db, id, null)
    if (!found.isDraft && (await findBar(deps, db, found))) await queries.updateResource(db, id, { isDraft: true })
    await prepareToRead(deps, db, found)
    await recordAuditHourly(db, by, 'resource.restored', String(id))
  })
}

/** The fields that staff may set; others have no effect. */
const forStaff = ['title', 'category', 'description'] as const satisfies EditableField[]

/** What this person may say of a resource, by column; what is not given is not there. */
function allowed(actor: Actor, given: ResourceBody): Partial<Facts> & Pick<Facts, 'title' | 'category'>
function allowed(actor: Actor, given: ResourceChange): Partial<Facts>
function allowed(actor: Actor, given: ResourceChange) {
  const fields = isOperator(actor) ? (Object.keys(editable) as EditableField[]) : forStaff
  const facts = fields.flatMap((field) => (given[field] === undefined ? [] : [[editable[field], given[field]]]))
  return Object.fromEntries(facts) as Partial<Facts>
}

/** A client may send back what it has read. */
function isNewPdf({ id }: ResourceRow, pdf: string): boolean {
  return pdf !== '' && pdf !== urlFor(readPdf, { params: { id } })
}

function isNewCover({ id, coverImage }: ResourceRow, image: string | undefined): boolean {
  return image !== undefined && image !== coverImage && !image.startsWith(`/api/resources/${id}/cover/`)
}

async function claimPdf(db: Db, pdf: string, ownerId: string): Promise<ResourceFile> {
  const version = versionIn(pdf)
  const file = version === null ? null : await claimUpload(db, version, ownerId)
  if (file) return file
  throw Failure.invalid('pdf', 'Upload the PDF again.')
}

/** Prepares a storybook's pages, and lets the search find the words of everything else. */
async function prepareToRead(
  deps: Deps,
  db: Db,
  { id, category, version, isPrepared }: Pick<ResourceRow, 'id' | 'category' | 'version' | 'isPrepared'>,
): Promise<void> {
  if (category === 'storybook' && isPrepared) return
  const job = { resourceId: id, version }
  await deps.jobs.add(db, category === 'storybook' ? 'prepare-book' : 'read-words', job)
  if (category !== 'storybook') await deps.jobs.add(db, 'make-editions', job, { after: editionsAfter })
}

function actionOf(before: ResourceRow, isDraft: boolean | undefined): AuditAction {
  if (isDraft === undefined || isDraft === before.isDraft) return 'resource.changed'
  return isDraft ? 'resource.unpublished' : 'resource.published'
}
