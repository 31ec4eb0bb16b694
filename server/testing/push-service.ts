import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decrypt } from 'http_ece'

/** What a push service was handed for one browser. */
export interface Pushed {
  /** The last part of the browser's address. */
  browser: string
  headers: IncomingHttpHeaders
  body: Buffer
}

type Answer = { status: number; headers?: Record<string, string>; body?: string }

/** A push service on loopback. `answer` decides what it says; `taken` lists what it accepted with 201. */
export async function startPushService(answer: (pushed: Pushed) => Answer | Promise<Answer> = () => ({ status: 201 })) {
  const taken: Pushed[] = []
  const service = { answer, taken, url: '', close: async () => {} }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const browser = request.url?.split('/').at(-1) ?? ''
      const pushed = { browser, headers: request.headers, body: Buffer.concat(chunks) }
      void Promise.resolve(service.answer(pushed)).then(({ status, headers = {}, body = '' }) => {
        if (status === 201) taken.push(pushed)
        response.writeHead(status, { 'content-length': Buffer.byteLength(body), ...headers }).end(body)
      })
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  service.close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    })
  return service
}

/** A browser with keys of its own: what it registers, and how it opens what it is sent. */
export function createBrowser(serviceUrl: string) {
  const pair = createECDH('prime256v1')
  const notificationKey = pair.generateKeys('base64url')
  const authSecret = randomBytes(16).toString('base64url')
  const name = randomBytes(12).toString('base64url')
  return {
    name,
    registration: {
      end_point: `${serviceUrl}/push/${name}`,
      auth_secret: authSecret,
      notification_key: notificationKey,
    },
    open: ({ body }: Pushed): unknown =>
      JSON.parse(decrypt(body, { version: 'aes128gcm', privateKey: pair, authSecret }).toString()),
  }
}
