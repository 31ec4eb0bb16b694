import { urlFor } from '#contract/endpoint.ts'
import { uploadPdf } from '#contract/library.ts'

const version = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** What a form names an uploaded PDF by. */
export const uploadUrl = (upload: string) => `${urlFor(uploadPdf)}/${upload}`

/** The version that a form names, or null. */
export function versionIn(url: string): string | null {
  const found = url.slice(url.lastIndexOf('/') + 1).toLowerCase()
  return version.test(found) && url.toLowerCase() === uploadUrl(found) ? found : null
}
