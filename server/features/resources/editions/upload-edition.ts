import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { type EditionKind, maxEditionBytes } from '#contract/editions.ts'

import { checkEdition, UnfitEdition } from '../../../adapters/editions/check-edition.ts'
import { inScratchFolder } from '../../../adapters/files/scratch.ts'
import { PdfsBusy } from '../../../adapters/pdf/pdfs-busy.ts'
import { UnreadablePdf } from '../../../adapters/pdf/unreadable-pdf.ts'
import { createFairQueue, QueueFull } from '../../../concurrency/fair-queue.ts'
import { retention } from '../../../data-protection/retention.ts'
import { recordAudit } from '../../../database/audit.ts'
import type { Db } from '../../../database/tables.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import type { Acting } from '../../../http/actor.ts'
import { saveUpload } from '../../../http/upload.ts'
import { keys } from '../keys.ts'
import { findInScope, lockResource } from '../library/queries.ts'
import { changeable } from '../library/rights.ts'
import type { ResourceRow } from '../queries.ts'
import { removeOrphanedUploads } from '../uploads/orphaned-uploads.ts'
import { deleteUpload, retireVersion, upsertUnstored } from '../uploads/queries.ts'
import { possibleKinds } from './kinds.ts'
import { insertUploadedEdition, listUploadedEditions, takeUploadedEdition } from './queries.ts'

const upload = {
  field: 'edition',
  maxBytes: maxEditionBytes,
  missing: 'resource/no-edition-file',
  tooLarge: 'resource/edition-too-large',
} as const

/** Each is on the disk until it is checked, and some of them are unpacked in memory. */
const queue = createFairQueue({ slots: 2, slotsEach: 1, waitingEach: 2, waiting: 20 })

interface Named {
  id: number
  kind: EditionKind
}

/** Checks and stores a file as an edition of a resource, and releases the one that was uploaded before. */
export async function storeEdition(
  deps: Deps,
  { actor, by }: Acting,
  { id, kind }: Named,
  request: FastifyRequest,
): Promise<ResourceRow> {
  // Before the body is read, which is of no use for another resource.
  const resource = await findInScope(deps.db, id, changeable(actor))
  if (!resource || !possibleKinds({ ...resource, isPrepared: true }).includes(kind)) throw new Failure('not-found')
  await deps.limiters.pdfsPerAccount.count(actor.id)
  const leave = await queue.enter(actor.id).catch(refuse)
  try {
    return await inScratchFolder(deps.config, async (folder) => {
      const path = join(folder, 'received')
      const { sha256, size } = await saveUpload(request, upload, path)
      if (size === 0) throw new Failure(upload.missing)
      const checked = await checkEdition(kind, path, { out: join(folder, 'checked.pdf'), who: actor.id })
      return place(deps, { actor, by }, { id, kind }, { path: checked, sha256 })
    })
  } catch (error) {
    return refuse(error)
  } finally {
    leave()
    await removeOrphanedUploads(deps)
  }
}

async function place(
  { db: outside, files }: Deps,
  { actor, by }: Acting,
  { id, kind }: Named,
  { path, sha256 }: { path: string; sha256: string },
): Promise<ResourceRow> {
  const version = randomUUID()
  const bytes = (await stat(path)).size
  const file = { version, ownerId: null, title: '', sourceHash: sha256, pdfSize: bytes, pageCount: 0, aspect: 1 }
  const removeAfter = new Date(Date.now() + retention.unusedUpload.days * 86_400_000)
  // Written down before the file comes, and locked while it does: what a crash leaves is found at the next start.
  await upsertUnstored(outside, file, removeAfter)
  return outside.transaction().execute(async (db) => {
    await upsertUnstored(db, file, removeAfter)
    const resource = await lockResource(db, id, changeable(actor))
    if (!resource) throw new Failure('not-found')
    await files.putFile(keys.uploaded(version), path)
    const replaced = await takeUploadedEdition(db, id, kind)
    await insertUploadedEdition(db, id, { kind, version, bytes, uploadedFor: resource.version })
    await deleteUpload(db, version)
    if (replaced) await retireVersion(db, replaced)
    await recordAudit(db, by, 'resource.edition-uploaded', String(id))
    return resource
  })
}

/** Removes an edition that somebody has uploaded. */
export async function removeEdition(deps: Deps, { actor, by }: Acting, { id, kind }: Named): Promise<ResourceRow> {
  const resource = await deps.db.transaction().execute(async (db) => {
    const locked = await lockResource(db, id, changeable(actor))
    const taken = locked && (await takeUploadedEdition(db, id, kind))
    if (!(locked && taken)) throw new Failure('not-found')
    await retireVersion(db, taken)
    await recordAudit(db, by, 'resource.edition-removed', String(id))
    return locked
  })
  await removeOrphanedUploads(deps)
  return resource
}

/** Releases the files of a resource's uploaded editions, in the transaction that deletes it for good. */
export async function retireUploadedEditions(db: Db, id: number): Promise<void> {
  for (const { version } of await listUploadedEditions(db, [id])) await retireVersion(db, version)
}

function refuse(error: unknown): never {
  if (error instanceof PdfsBusy || error instanceof QueueFull)
    throw new Failure('resource/pdfs-waiting', { retryAfter: 60 })
  if (error instanceof UnfitEdition || error instanceof UnreadablePdf)
    throw new Failure('resource/unreadable-edition', { message: error.message })
  throw error
}
