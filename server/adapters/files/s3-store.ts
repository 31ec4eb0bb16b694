import { createHash, hash } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { waitingFor } from '../../logging/waits.ts'
import { checkedKey, checkKey, type FileStore, isKey, smallRange } from './file-store.ts'
import { createRoleKeys, type RoleSource, type S3Keys } from './s3-credentials.ts'
import { writeThrough } from './write-through.ts'

/** A bucket of an S3-compatible service. It holds the portal's files and nothing else. */
export interface Bucket {
  /** Such as `https://s3.eu-west-2.amazonaws.com`; buckets are addressed path-style. */
  endpoint: string
  name: string
  region: string
  accessKeyId?: string
  secretAccessKey?: string
  /** Where keys come from when none are given. */
  role?: RoleSource
}

/** Milliseconds that the service may take to respond, and then to send each further part. */
const usualPatience = 30_000
/** The same for the check, which is asked again every few seconds. */
const checkPatience = 5_000
const removedAtOnce = 8

interface Asking {
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  /** A blob is read from its file again for each try. */
  body?: Uint8Array<ArrayBuffer> | Blob
  /** The SHA-256 of the body. */
  sum?: string
  /** Milliseconds. */
  within?: number
}

interface Reply {
  status: number
  body: Readable
}

const isCutOff = (error: unknown) =>
  ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes((error as { cause?: NodeJS.ErrnoException }).cause?.code ?? '')

/** Files in a bucket. The service itself stores a file completely or not at all. */
export function createS3Store(
  { endpoint, name, region, accessKeyId = '', secretAccessKey = '', role }: Bucket,
  { patience = usualPatience } = {},
): FileStore {
  const given: S3Keys = { accessKeyId, secretAccessKey }
  const findKeys = role ? createRoleKeys(role) : async () => given
  let signer: { keys: S3Keys; client: AwsClient } | undefined

  async function findClient(): Promise<AwsClient> {
    const keys = await findKeys()
    // It remembers what it derives from the keys.
    if (signer?.keys !== keys) signer = { keys, client: new AwsClient({ ...keys, region, service: 's3', retries: 3 }) }
    return signer.client
  }

  async function ask(
    method: string,
    { key, query = {}, headers = {}, body, sum = hash('sha256', ''), within = patience }: Asking,
  ): Promise<Reply> {
    const path = key === undefined ? '' : checkedKey(key)
    const url = `${endpoint.replace(/\/+$/, '')}/${name}${path && `/${path}`}`
    const client = await findClient()
    const answering = new AbortController()
    const giveUp = () => answering.abort(new Error(`${endpoint} did not answer in time`))
    const timer = setTimeout(giveUp, within)
    try {
      const asked = Object.keys(query).length > 0 ? `${url}?${new URLSearchParams(query)}` : url
      const send = () =>
        client.fetch(asked, {
          method,
          // The hash of the content is signed too, so that the service detects damage.
          headers: { ...headers, 'x-amz-content-sha256': sum },
          signal: answering.signal,
          ...(body && { body }),
        })
      // The service may end a connection that has been idle at the moment at which it is used again.
      const sendAgain = (error: unknown) => (isCutOff(error) ? send() : Promise.reject(error))
      const response = await waitingFor('bucket', () => send().catch(sendAgain)).catch((error: unknown) => {
        // The runtime's own words, "fetch failed", name neither the service nor the reason.
        const { cause } = error as { cause?: NodeJS.ErrnoException }
        throw cause ? new Error(`the bucket at ${endpoint}: ${cause.message || cause.code}`, { cause }) : error
      })
      const { status } = response
      const reply = { status, body: Readable.from(partsOf(response, giveUp, patience), { objectMode: false }) }
      if (response.ok || (method === 'DELETE' && status === 404)) return reply
      const code = valuesOf(await text(reply.body), 'Code').join()
      if (status === 404 && key !== undefined && code !== 'NoSuchBucket')
        throw Object.assign(new Error(`${key} is not in the bucket`), { code: 'ENOENT' })
      throw new Error(`${method} ${key ?? 'a list'} in the bucket ${name}: ${status} ${code}`)
    } finally {
      clearTimeout(timer)
    }
  }

  async function* pages(query: Record<string, string>): AsyncGenerator<string> {
    let token: string | undefined
    do {
      const more = token === undefined ? {} : { 'continuation-token': token }
      const answer = await text((await ask('GET', { query: { 'list-type': '2', ...query, ...more } })).body)
      yield answer
      token = valuesOf(answer, 'NextContinuationToken')[0]
    } while (token !== undefined)
  }

  async function* keys(below = ''): AsyncGenerator<string> {
    for await (const page of pages(below === '' ? {} : { prefix: `${below}/` })) {
      yield* valuesOf(page, 'Key').filter((key) => key !== checkKey && isKey(key))
    }
  }

  async function put(key: string, bytes: Uint8Array): Promise<void> {
    // A view, where the bytes allow it: a copy would double what a large file needs.
    const body = bytes.buffer instanceof ArrayBuffer ? (bytes as Uint8Array<ArrayBuffer>) : new Uint8Array(bytes)
    await ask('PUT', { key, body, sum: hash('sha256', bytes) })
  }

  return {
    keys,
    put,
    async putFile(key, path) {
      const sum = createHash('sha256')
      await pipeline(createReadStream(path), sum)
      await ask('PUT', { key, body: await openAsBlob(path), sum: sum.digest('hex') })
    },
    async copyTo(key, path) {
      await writeThrough(path, (await ask('GET', { key })).body)
    },
    async read(key) {
      return buffer((await ask('GET', { key })).body)
    },
    async readRange(key, { start, end }) {
      const { status, body } = await ask('GET', { key, headers: { range: `bytes=${start}-${end}` } })
      if (status !== 206) {
        body.destroy()
        throw new Error(`the service of the bucket sent all of ${key}, not a part of it`)
      }
      return end - start >= smallRange ? body : buffer(body)
    },
    async remove(key) {
      const removed = [key]
      for await (const one of keys(key)) removed.push(one)
      for (const some of inGroups(removed)) {
        await Promise.all(some.map((one) => ask('DELETE', { key: one })))
      }
    },
    async list(key) {
      const prefix = `${key}/`
      const names: string[] = []
      for await (const page of pages({ prefix, delimiter: '/' })) {
        const found = [...valuesOf(page, 'Key'), ...valuesOf(page, 'Prefix').filter((one) => one !== prefix)]
        names.push(...found.map((one) => one.slice(prefix.length).replace(/\/$/, '')))
      }
      return names
    },
    // A bucket stores a file completely or not at all.
    async removeUnfinished() {},
    async check() {
      await ask('PUT', { key: checkKey, body: new Uint8Array(), within: Math.min(patience, checkPatience) })
    },
    space: async () => null,
  }
}

/** The body in parts; each arrives within `patience` milliseconds; a slow reader costs no time of that. */
async function* partsOf(response: Response, giveUp: () => void, patience: number): AsyncGenerator<Uint8Array> {
  const reader = (response.body as ReadableStream<Uint8Array> | null)?.getReader()
  if (!reader) return
  try {
    for (;;) {
      const timer = setTimeout(giveUp, patience)
      const { done, value } = await reader.read().finally(() => clearTimeout(timer))
      if (done) return
      yield value
    }
  } finally {
    // Only part of it may have been wanted.
    await reader.cancel().catch(() => undefined)
  }
}

function inGroups<T>(all: T[]): T[][] {
  const count = Math.ceil(all.length / removedAtOnce)
  return Array.from({ length: count }, (_, group) => all.slice(group * removedAtOnce, (group + 1) * removedAtOnce))
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The texts of the elements of this name. Keys are made by us, so the responses need no XML parser. */
function valuesOf(xml: string, element: string): string[] {
  return [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, value = '']) =>
    value.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? ''),
  )
}
