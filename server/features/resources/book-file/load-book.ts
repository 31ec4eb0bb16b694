import { isDeepStrictEqual } from 'node:util'
import { type By, recordAudit } from '../../../database/audit.ts'
import type { ShippedFacts } from '../../../database/library-tables.ts'
import type { Db } from '../../../database/tables.ts'
import type { Deps } from '../../../deps.ts'
import { insertUploadedEdition } from '../editions/queries.ts'
import { placeCover } from '../library/cover.ts'
import { updatePublication, updateStarts, upsertNarration, upsertRecording } from '../narrations/queries.ts'
import { findResourceBySlug, insertLoaded, type ResourceFile, updateShipped } from '../queries.ts'
import { isExample } from '../shipped/examples.ts'
import { replaceTeaching } from '../teaching/queries.ts'
import { claimUpload, deleteUpload, retireVersion } from '../uploads/queries.ts'
import { replaceSayings } from '../workshop/queries.ts'
import { type BookResource, resourcesOf } from './manifest.ts'
import type { OpenBook } from './open-book.ts'
import { findOrAddCategory } from './queries.ts'
import { type Received, receiveResource } from './receive-resource.ts'

/**
 * Who imports a book. A release recognises its own resources by their slugs, updates what nobody has edited here, and knows their
 * places on the shelf. A person always adds a new book, as a draft.
 */
export type Importer = { kind: 'release'; positionOf: (slug: string) => number } | { kind: 'person'; by: By }

interface Arriving {
  resource: BookResource
  /** The resource that an earlier release has added. */
  present: Awaited<ReturnType<typeof findResourceBySlug>>
  /** An operator has replaced its PDF. */
  hasOwnFile: boolean
  /** Null where its PDF is here. */
  received: Received | null
}

/**
 * Imports a book with its papers: the one way in for what ships, for `npm run load-book` and for the console.
 * Either all of it is there afterwards or nothing. Returns the id of the book. `onResource`: after each, whether its files came.
 * Throws BadBookFile and PdfsBusy.
 */
export async function loadBook(
  deps: Deps,
  book: OpenBook,
  importer: Importer,
  onResource: (hasFiles: boolean) => void = () => undefined,
): Promise<number> {
  const arriving: Arriving[] = []
  for (const resource of resourcesOf(book.file)) {
    const one = await receive(deps, book, resource, importer)
    arriving.push(one)
    onResource(one.received !== null)
  }
  return deps.db.transaction().execute(async (db) => {
    let bookId: number | null = null
    for (const one of arriving) {
      const id = await settle(deps, db, one, importer, bookId)
      bookId ??= id
    }
    if (bookId === null) throw new Error('A book file has a book.')
    if (importer.kind === 'person') await recordAudit(db, importer.by, 'resource.imported', String(bookId))
    return bookId
  })
}

async function receive(deps: Deps, book: OpenBook, resource: BookResource, importer: Importer): Promise<Arriving> {
  const present = importer.kind === 'release' ? await findResourceBySlug(deps.db, resource.slug) : null
  const hasOwnFile = present !== null && present.sourceHash !== (present.shippedFacts ?? present).sourceHash
  if (hasOwnFile || present?.sourceHash === resource.pdf.sha256)
    return { resource, present, hasOwnFile, received: null }
  deps.log.info({ slug: resource.slug }, 'loading a book')
  // Those of a release are served from its own folder (ADR 0107).
  const wanted = { ownerId: ownerOf(importer), withEditions: importer.kind === 'person' }
  return { resource, present, hasOwnFile, received: await receiveResource(deps, book, resource, wanted) }
}

/** Stores a resource in the caller's transaction, and returns its id. */
async function settle(
  deps: Deps,
  db: Db,
  arriving: Arriving,
  importer: Importer,
  belongsTo: number | null,
): Promise<number> {
  const { resource, present, hasOwnFile, received } = arriving
  const shipped = { ...(await factsOf(deps, db, resource, importer)), belongsTo, sourceHash: resource.pdf.sha256 }
  const changed = present ? listChanges(present, shipped, hasOwnFile) : {}
  if (present && !received) {
    await updateShipped(db, present.id, shipped, changed)
    // What is taught with the operator's own PDF fits that one.
    const isReadOtherwise = !hasOwnFile && (await teach(db, present.id, resource, importer))
    if (isReadOtherwise) await deps.jobs.add(db, 'read-words', { resourceId: present.id, version: present.version })
    return present.id
  }
  const file = received && (await claimUpload(db, received.version, ownerOf(importer)))
  if (!(received && file)) throw new Error(`The files of ${resource.slug} went away while it was loaded.`)
  if (present) {
    await updateShipped(db, present.id, shipped, { ...changed, ...file })
    await retireVersion(db, present.version)
  }
  const id = present?.id ?? (await add(deps, db, { resource, received, importer }, shipped, file))
  await teach(db, id, resource, importer)
  const job = { resourceId: id, version: file.version }
  await deps.jobs.add(db, shipped.category === 'storybook' ? 'prepare-book' : 'read-words', job)
  return id
}

const ownerOf = (importer: Importer) => (importer.kind === 'person' ? importer.by.userId : null)

async function factsOf(deps: Deps, db: Db, resource: BookResource, importer: Importer) {
  const { slug, title, description, isFree, ageFrom, ageTo, minutes, readingYear, themes, licence } = resource
  const isRelease = importer.kind === 'release'
  return {
    ...{ title, description, isFree, ageFrom, ageTo, minutes, readingYear, themes, licence },
    ...{ author: resource.author, hasImprint: resource.hasImprint },
    category: await findOrAddCategory(db, { name: resource.category, title: resource.categoryTitle }),
    // An example is for operators alone where schools are.
    isDraft: !isRelease || (!deps.config.isTryIt && isExample(slug)),
    position: isRelease ? importer.positionOf(slug) : 0,
  }
}

/** What a file says of itself, which is not said of the operator's own. */
const ofFile = ['licence', 'author', 'hasImprint']

/** What a release changes: not what the operator has changed, which is known by its difference from what shipped last. */
function listChanges(present: NonNullable<Arriving['present']>, shipped: ShippedFacts, hasOwnFile: boolean) {
  const before = present.shippedFacts ?? present
  const changed = Object.entries(shipped).filter(([name, value]) => {
    const fact = name as Exclude<keyof ShippedFacts, 'sourceHash'>
    const isAsShipped = isDeepStrictEqual(present[fact], before[fact])
    const isOurs = name !== 'sourceHash' && isAsShipped && !(hasOwnFile && ofFile.includes(name))
    return isOurs && !isDeepStrictEqual(value, present[fact])
  })
  return Object.fromEntries(changed) as Partial<ShippedFacts>
}

/** Adds a resource that is new here. Only now are its own cover, spoken words and recordings imported. */
async function add(
  deps: Deps,
  db: Db,
  { resource, received, importer }: { resource: BookResource; received: Received; importer: Importer },
  shipped: ShippedFacts,
  file: ResourceFile,
): Promise<number> {
  const ownerId = ownerOf(importer)
  const { position: _, ...facts } = shipped
  const cover = await placeCover(deps, db, { image: received.ownCover, before: '', uploaderId: ownerId })
  const shipping = importer.kind === 'release' ? { slug: resource.slug, shipped } : null
  const id = await insertLoaded(db, { ...facts, ...cover, ...file, ownerId }, shipping)
  const sayings = resource.sayings.map(({ word, sayAs }) => ({ word, say_as: sayAs }))
  await replaceSayings(db, id, sayings)
  for (const edition of received.editions) {
    await insertUploadedEdition(db, id, { ...edition, uploadedFor: file.version })
    await deleteUpload(db, edition.version)
  }
  if (resource.recordings) await addRecordings(db, { id, importer }, resource.recordings, received)
  return id
}

async function addRecordings(
  db: Db,
  { id, importer }: { id: number; importer: Importer },
  { narrator, isPublished }: NonNullable<BookResource['recordings']>,
  { recordings }: Received,
): Promise<void> {
  await upsertNarration(db, { resourceId: id, narrator, agreedBy: ownerOf(importer) })
  for (const { starts, ...page } of recordings) {
    await upsertRecording(db, id, page)
    await updateStarts(db, { resourceId: id, ...page }, starts)
    await deleteUpload(db, page.recording)
  }
  // The reader has agreed to be heard in another portal: here an editor publishes the recordings.
  if (isPublished && importer.kind === 'release') await updatePublication(db, id, new Date())
}

/** Stores what is taught with a resource: of a release, what nobody has edited here. Returns whether its texts have other words. */
async function teach(db: Db, id: number, { teaching }: BookResource, { kind }: Importer): Promise<boolean> {
  return teaching !== null && (await replaceTeaching(db, id, teaching, { isEdited: kind === 'person' }))
}
