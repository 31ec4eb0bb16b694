import { urlFor } from '#contract/endpoint.ts'
import { uploadPdf } from '#contract/library.ts'

const version = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** What a form names an uploaded PDF by. */
export const uploadAddress = (upload: string) => `${urlFor(uploadPdf)}/${upload}`

/** The version that a form names, or null. */
export function versionIn(address: string): string | null {
  const found = address.slice(address.lastIndexOf('/') + 1).toLowerCase()
  return version.test(found) && address.toLowerCase() === uploadAddress(found) ? found : null
}
