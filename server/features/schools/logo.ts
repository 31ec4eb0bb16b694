import type { Kysely } from 'kysely'
import { urlFor } from '#contract/endpoint.ts'
import { readImage } from '#contract/images.ts'
import type { Database } from '../../database/tables.ts'
import { Failure } from '../../failure.ts'
import { claimImage, releaseImage } from './queries.ts'

const addressOf = (id: string) => urlFor(readImage, { params: { id } })
const idIn = (logo: string) => /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.exec(logo)?.[0] ?? ''

/**
 * Makes an uploaded picture a school's logo, in the caller's transaction, and lets go of the one before. A picture that
 * is not there, or is somebody else's, is refused at the field. `uploaderId` is null at sign-up.
 */
export async function replaceLogo(
  db: Kysely<Database>,
  { logo, before, uploaderId }: { logo: string; before: string; uploaderId: string | null },
): Promise<string> {
  if (logo === before) return logo
  const id = idIn(logo)
  const isOurs = logo === '' || (id !== '' && logo === addressOf(id) && (await claimImage(db, id, uploaderId)))
  if (!isOurs) {
    const message = 'Upload the logo again.'
    throw new Failure('request/invalid', { message, fields: { logo: message } })
  }
  if (before !== '') await releaseImage(db, idIn(before))
  return logo
}
