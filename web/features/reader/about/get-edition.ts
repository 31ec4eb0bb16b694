import { readEdition } from '#contract/editions.ts'
import { ApiError } from '../../../api/api-error.ts'
import { headersFor, unreachable } from '../../../api/call.ts'
import { readAuthKey } from '../../../api/cookies.ts'
import { transport } from '../../../api/transport.ts'

/** Has an edition made: asks for its first byte, which comes when the file is there. Throws ApiError. */
export async function getEditionMade(url: string): Promise<void> {
  const headers = headersFor(readEdition, readAuthKey(), false)
  headers.set('Range', 'bytes=0-0')
  const response = await transport.fetch(url, { headers }).catch((failure: unknown) => {
    throw unreachable(readEdition, failure instanceof Error ? failure.message : String(failure))
  })
  if (!response.ok) throw await ApiError.from(response)
}

/** Saves a file as a link would: the browser asks where, or puts it among the downloads. */
export function saveFile(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
