import { type AddressInfo, createServer as createPlainServer, type Server } from 'node:net'
import { createServer } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { findCertificate } from './certificate.ts'
import { createSelfSigned } from './testing/self-signed.ts'

async function addressOf(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `https://localhost:${(server.address() as AddressInfo).port}`
}

const serve = (name: string, endsAt: Date) => {
  const { cert, key } = createSelfSigned(name, endsAt)
  const server = createServer({ cert, key: key.export({ type: 'pkcs8', format: 'pem' }) })
  return addressOf(server).then((address) => ({ address, ca: cert }))
}

test('says when a certificate ends, and whether browsers would accept it', async () => {
  const endsAt = new Date(Math.ceil(Date.now() / 1000 + 12 * 86_400) * 1000)
  const { address, ca } = await serve('localhost', endsAt)
  expect(await findCertificate(address, { ca })).toEqual({ endsAt, refusal: '' })
  const { refusal } = await findCertificate(address)
  expect(refusal).toContain('SELF_SIGNED')
})

test('one that has ended, or is for another host, is still read', async () => {
  const ended = await serve('localhost', new Date(Date.now() - 86_400_000))
  expect((await findCertificate(ended.address, { ca: ended.ca })).refusal).toContain('EXPIRED')
  const other = await serve('books.example.org', new Date(Date.now() + 86_400_000))
  expect((await findCertificate(other.address, { ca: other.ca })).refusal).not.toBe('')
})

test('a server that cannot be reached, does not answer or speaks no TLS is an error', async () => {
  const silent = await addressOf(createPlainServer())
  await expect(findCertificate(silent, { timeout: 50 })).rejects.toThrow('no answer')
  const plain = await addressOf(createPlainServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')))
  await expect(findCertificate(plain)).rejects.toThrow()
  await expect(findCertificate('https://127.0.0.1:9')).rejects.toThrow()
})
