import { type Answer, type Endpoint, urlFor } from '#contract/endpoint.ts'
import { ApiError } from './api-error.ts'
import { headersFor, log, unreachable } from './call.ts'
import { readAuthKey } from './cookies.ts'
import { baseAddress } from './transport.ts'

interface UploadOptions {
  /** The share of bytes sent, from 0 to 1; the response comes after 1. */
  onProgress?: (sent: number) => void
  signal?: AbortSignal
  /** Further fields of the form, which precede the file. */
  fields?: Record<string, string>
  /** Of the endpoint's address. */
  params?: Record<string, string | number>
  query?: Record<string, string>
}

/**
 * Sends a file, bytes or text, in the multipart field that the endpoint's `upload` names, and returns the response's `data`.
 * Uses XMLHttpRequest because fetch reports no upload progress.
 *
 * @throws ApiError as `call` does; the signal's own reason when it was aborted.
 */
export async function upload<const E extends Endpoint & { upload: string }>(
  row: E,
  value: Blob | string,
  { onProgress, signal, fields = {}, ...address }: UploadOptions = {},
): Promise<Answer<E>> {
  const key = readAuthKey()
  if (row.access !== 'visitor' && !key) throw ApiError.of('not-authorised')
  const request = new XMLHttpRequest()
  request.open(row.method, baseAddress + urlFor(row, address))
  for (const [name, value] of headersFor(row, key, false)) request.setRequestHeader(name, value)
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
  await new Promise<void>((done, fail) => {
    request.onload = () => done()
    request.onerror = () => fail(unreachable(row, 'the upload was cut off'))
    request.onabort = () => fail(signal?.reason)
    signal?.throwIfAborted()
    signal?.addEventListener('abort', () => request.abort())
    const body = new FormData()
    for (const [name, text] of Object.entries(fields)) body.append(name, text)
    body.append(row.upload, value)
    request.send(body)
  })
  log(row, request.status)
  const response = new Response(request.responseText, { status: request.status })
  if (!response.ok) throw await ApiError.from(response)
  const answer = (await response.json()) as { data: Answer<E> }
  return answer.data
}
