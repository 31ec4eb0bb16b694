import { urlFor } from '#contract/endpoint.ts'
import { readImage } from '#contract/images.ts'
import type { Db } from '../../database/tables.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { fileOf } from './keys.ts'
import { claimImage, insertImage, updateUnused } from './queries.ts'
import { reEncode, refuseUnlikeOurs } from './re-encode.ts'

export { fileOf } from './keys.ts'
export { refuseUnlikeOurs } from './re-encode.ts'

/** Re-encodes and stores an image, and returns its URL. Throws what `reEncode` throws. */
export async function storeImage({ db, files }: Deps, bytes: Buffer, ownerId: string | null): Promise<string> {
  const picture = await reEncode(bytes)
  // The row comes first: after a crash in between, a file without a row would never be removed.
  const id = await insertImage(db, ownerId)
  await files.put(fileOf(id), picture)
  return urlOf(id)
}

/** Stores a picture that a portal has re-encoded before, as it is. Throws `image/unreadable` for every other. */
export async function keepImage({ db, files }: Pick<Deps, 'db' | 'files'>, bytes: Buffer): Promise<string> {
  await refuseUnlikeOurs(bytes)
  const id = await insertImage(db, null)
  await files.put(fileOf(id), bytes)
  return urlOf(id)
}

const urlOf = (id: string) => urlFor(readImage, { params: { id } })

/** The id in the URL of one of our images, or null. */
export function imageIdIn(url: string): string | null {
  const id = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.exec(url)?.[0]
  return id !== undefined && url === urlOf(id) ? id : null
}

/** Marks the image at one of our URLs as unused, so that the daily job deletes it. Ignores other URLs. */
export async function releaseImage(db: Db, url: string): Promise<void> {
  const id = imageIdIn(url)
  if (id !== null) await updateUnused(db, id)
}

/** Width divided by height of the image at one of our URLs, or null. */
export async function aspectOf({ files }: Pick<Deps, 'files'>, url: string): Promise<number | null> {
  const id = imageIdIn(url)
  if (id === null) return null
  const { default: sharp } = await import('sharp')
  const { width, height } = await sharp(await files.read(fileOf(id))).metadata()
  return width / height
}

interface Replacing {
  image: string
  before: string
  /** Null at sign-up. */
  uploaderId: string | null
  /** The form field, and its error message when the image is missing or belongs to somebody else. */
  field?: string
  sentence?: string
}

/** Replaces an image with an uploaded one in the caller's transaction, and marks the previous one as unused. */
export async function replaceImage(
  db: Db,
  { image, before, uploaderId, field = 'image', sentence = 'Upload the picture again.' }: Replacing,
): Promise<string> {
  if (image === before) return image
  const id = imageIdIn(image)
  const isOurs = image === '' || (id !== null && (await claimImage(db, id, uploaderId)))
  if (!isOurs) throw Failure.invalid(field, sentence)
  await releaseImage(db, before)
  return image
}

/** The same for a user's logo. */
export function replaceLogo(
  db: Db,
  { logo, ...rest }: { logo: string; before: string; uploaderId: string | null },
): Promise<string> {
  return replaceImage(db, { image: logo, ...rest, field: 'logo', sentence: 'Upload the logo again.' })
}
