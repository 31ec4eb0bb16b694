import type { Kysely } from 'kysely'
import { urlFor } from '#contract/endpoint.ts'
import { readImage } from '#contract/images.ts'
import type { Database } from '../../database/tables.ts'
import type { Deps } from '../../deps.ts'
import { deleteUnused, insertImage, listUnused, updateUnused } from './queries.ts'
import { reEncode } from './re-encode.ts'

/** Pictures that nobody has used for so long are deleted, in milliseconds. */
const unusedFor = 86_400_000

/** Where the file of a picture is. `id` is a UUID. */
export const fileOf = (id: string) => `images/${id.toLowerCase()}.webp`

/** Stores a picture as we encode it, and answers its address. Throws what `reEncode` does. */
export async function storeImage({ db, files }: Deps, bytes: Buffer, ownerId: string | null): Promise<string> {
  const picture = await reEncode(bytes)
  // The row first: a file without a row would stay for ever if we were stopped in between.
  const id = await insertImage(db, ownerId)
  await files.put(fileOf(id), picture)
  return urlFor(readImage, { params: { id } })
}

/** Lets go of the picture at an address of ours, which the daily round then deletes. `""` is none. */
export async function releaseImage(db: Kysely<Database>, address: string): Promise<void> {
  const id = address.slice(address.lastIndexOf('/') + 1)
  if (id !== '' && address === urlFor(readImage, { params: { id } })) await updateUnused(db, id)
}

async function deleteUnusedImages({ db: outside, files }: Deps): Promise<void> {
  for (const id of await listUnused(outside, new Date(Date.now() - unusedFor))) {
    // The row is locked while the file goes; if we are stopped in between, it comes back and is found the next day.
    await outside.transaction().execute(async (db) => {
      if (await deleteUnused(db, id)) await files.remove(fileOf(id))
    })
  }
}

export function imageJobs(deps: Deps): void {
  deps.jobs.every(24, 'delete-unused-images', () => deleteUnusedImages(deps), { timeout: 1800 })
}
