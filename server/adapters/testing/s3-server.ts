import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Bucket } from '../files/s3-store.ts'

const sum = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const seal = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const byCode = (a: string, b: string) => (a < b ? -1 : 1)
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export interface S3Server {
  /** With the keys that it accepts; change them to end their validity. */
  bucket: Bucket & { accessKeyId: string; secretAccessKey: string; sessionToken?: string | undefined }
  files: Map<string, Buffer>
  /** Responds to the next `count` requests with 503. */
  refuse(count: number): void
  /** Ends the connections of the next `count` requests without an answer. */
  cutOff(count: number): void
  /** Sends half of the next file, and nothing more. */
  stall(): void
  close(): Promise<void>
}

/**
 * An S3 service for tests: one bucket in memory, path-style, with lists in pages of two keys. Refuses requests without
 * a valid AWS Signature Version 4, which it computes by itself from the request.
 */
export async function startS3Server(): Promise<S3Server> {
  const files = new Map<string, Buffer>()
  let refusals = 0
  let cuts = 0
  let isStalling = false
  const keys = { accessKeyId: 'key-id', secretAccessKey: 'secret', sessionToken: undefined as string | undefined }
  const bucket = { name: 'books', region: 'eu-test-1', endpoint: '', ...keys }
  const server = createServer((request, response) => {
    if (cuts-- > 0) return void request.socket.destroy()
    buffer(request)
      .then((body) => answer(request, response, body))
      .catch(() => refuse(response, 500, 'InternalError'))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  bucket.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function answer(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const url = new URL(request.url ?? '', bucket.endpoint)
    const isSigned = checkSignature(request, url, body)
    if (refusals-- > 0 || !isSigned) {
      refuse(response, isSigned ? 503 : 403, isSigned ? 'SlowDown' : 'SignatureDoesNotMatch')
      return
    }
    const key = decodeURIComponent(url.pathname).slice(`/${bucket.name}/`.length)
    const found = files.get(key)
    if (key === '') response.end(listing(url.searchParams))
    else if (request.method === 'PUT') {
      files.set(key, body)
      response.end()
    } else if (request.method === 'DELETE') {
      files.delete(key)
      response.writeHead(204).end()
    } else if (!found) refuse(response, 404, 'NoSuchKey')
    else {
      const [, start = '', end = ''] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
      if (start !== '') response.writeHead(206)
      if (isStalling) {
        isStalling = false
        response.write(found.subarray(0, found.length / 2))
        return
      }
      response.end(start === '' ? found : found.subarray(Number(start), Number(end) + 1))
    }
  }

  function listing(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? ''
    const delimiter = query.get('delimiter')
    const entries = new Set<string>()
    for (const key of [...files.keys()].filter((one) => one.startsWith(prefix))) {
      const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1
      entries.add(end < 0 ? key : key.slice(0, end + 1))
    }
    const from = Number(query.get('continuation-token') ?? 0)
    const sorted = [...entries].sort(byCode)
    const page = sorted
      .slice(from, from + 2)
      .map((one) =>
        delimiter && one.endsWith(delimiter)
          ? `<CommonPrefixes><Prefix>${escaped(one)}</Prefix></CommonPrefixes>`
          : `<Contents><Key>${escaped(one)}</Key></Contents>`,
      )
    const more = from + 2 < sorted.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''
    return `<?xml version="1.0"?><ListBucketResult><Prefix>${escaped(prefix)}</Prefix>${page.join('')}${more}</ListBucketResult>`
  }

  function checkSignature({ method, headers }: IncomingMessage, url: URL, body: Buffer): boolean {
    const header = /Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(headers.authorization ?? '')
    // Nothing is sent when a bucket is made, and its sum may be left out.
    const hash = String(headers['x-amz-content-sha256'])
    if (!header || (hash !== sum(body) && (hash !== 'UNSIGNED-PAYLOAD' || body.length > 0))) return false
    if (headers['x-amz-security-token'] !== bucket.sessionToken) return false
    const [, credential = '', names = '', signature] = header
    const [keyId, day = '', region = '', service = '', end = ''] = credential.split('/')
    if (keyId !== bucket.accessKeyId || region !== bucket.region || !names.split(';').includes('host')) return false
    const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
    const query = [...url.searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).sort(byCode)
    const asked = [method, url.pathname, query.join('&'), lines.join(''), names, hash].join('\n')
    const scope = [day, region, service, end].join('/')
    const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sum(asked)].join('\n')
    const key = [day, region, service, end].reduce<Buffer | string>(seal, `AWS4${bucket.secretAccessKey}`)
    return seal(key, text).toString('hex') === signature
  }

  return {
    bucket,
    files,
    refuse: (count) => {
      refusals = count
    },
    cutOff: (count) => {
      cuts = count
    },
    stall: () => {
      isStalling = true
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
}
