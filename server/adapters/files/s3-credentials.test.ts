import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { type S3Server, startS3Server } from '../testing/s3-server.ts'
import { createRoleKeys, type RoleSource } from './s3-credentials.ts'
import { createS3Store } from './s3-store.ts'

let bucket: S3Server
let aws: Server
let url: string
let folder: string
/** The sessions that were handed out; an empty list refuses. */
let sessions: string[]
let expiry: string
let asked = 0

/** What AWS has in a machine, beside a container and behind its token service. */
async function answer(request: IncomingMessage): Promise<string | null> {
  const { method, url: path = '', headers } = request
  const body = await text(request)
  const session = sessions[0]
  asked += 1
  if (session === undefined) return null
  const given = { AccessKeyId: 'key-id', SecretAccessKey: 'secret', Token: session, Expiration: expiry }
  if (path === '/container' && headers.authorization === 'token of the container') return JSON.stringify(given)
  if (path === '/sts' && body.includes('WebIdentityToken=who+we+are') && body.includes('RoleArn=arn%3Aportal')) {
    const fields = { ...given, SessionToken: session }
    return Object.entries(fields)
      .map(([name, value]) => `<${name}>${value}</${name}>`)
      .join('')
  }
  const role = '/latest/meta-data/iam/security-credentials/'
  if (method === 'PUT' && path === '/latest/api/token') return 'token of the machine'
  if (headers['x-aws-ec2-metadata-token'] !== 'token of the machine') return null
  if (path === role) return 'portal-role\n'
  return path === `${role}portal-role` ? JSON.stringify(given) : null
}

beforeAll(async () => {
  bucket = await startS3Server()
  folder = await mkdtemp(join(tmpdir(), 'portal-role-'))
  await writeFile(join(folder, 'token'), 'token of the container\n')
  await writeFile(join(folder, 'identity'), 'who we are\n')
  aws = createServer((request, response) => {
    void answer(request).then((found) => response.writeHead(found === null ? 403 : 200).end(found ?? ''))
  })
  aws.listen(0, '127.0.0.1')
  await once(aws, 'listening')
  url = `http://127.0.0.1:${(aws.address() as AddressInfo).port}`
})
afterAll(async () => {
  aws.closeAllConnections()
  aws.close()
  await bucket.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  sessions = ['first session']
  expiry = new Date(Date.now() + 3_600_000).toISOString()
})

/** The bucket as the settings of a portal with a role name it; `where` says where AWS is in this test. */
function bucketWith(settings: Record<string, string>, where: (role: RoleSource) => RoleSource = (role) => role) {
  const { name, region, endpoint } = bucket.bucket
  const role = { S3_BUCKET: name, S3_REGION: region, S3_ENDPOINT: endpoint, S3_CREDENTIALS: 'role', ...settings }
  const found = readConfig(role).bucket
  if (!found?.role) throw new Error('There is no bucket with a role.')
  return { ...found, role: where(found.role) }
}

const sources = {
  'a container': () =>
    bucketWith({
      AWS_CONTAINER_CREDENTIALS_FULL_URI: `${url}/container`,
      AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE: join(folder, 'token'),
    }),
  'a service account of Kubernetes': () =>
    bucketWith(
      { AWS_ROLE_ARN: 'arn:portal', AWS_WEB_IDENTITY_TOKEN_FILE: join(folder, 'identity') },
      ({ webIdentity, ...role }) => ({
        ...role,
        webIdentity: webIdentity && { ...webIdentity, endpoint: `${url}/sts` },
      }),
    ),
  'a machine': () => bucketWith({}, (role) => ({ ...role, metadata: url })),
}

test.each(Object.entries(sources))('files are stored with the role of %s', async (_source, findBucket) => {
  bucket.bucket.sessionToken = 'first session'
  const files = createS3Store(findBucket())
  await files.put('role/book.pdf', Buffer.from('a book'))
  expect(String(await files.read('role/book.pdf'))).toBe('a book')
  sessions = ['another session']
  await expect(createS3Store(findBucket()).check()).rejects.toThrow('403')
})

test('keys are renewed before they end, and used to their end while the role is away', async () => {
  let now = Date.now()
  const keys = createRoleKeys({ region: 'eu-test-1', metadata: url }, () => now)
  const session = async () => (await keys()).sessionToken
  expect(await session()).toBe('first session')
  sessions = ['second session']
  expect(await session()).toBe('first session')
  now += 56 * 60_000
  sessions = []
  expect(await session()).toBe('first session')
  now += 5 * 60_000
  await expect(keys()).rejects.toThrow('the role gave no keys for the bucket')
  sessions = ['third session']
  expect(await session()).toBe('third session')
})

test.each([
  ['has no newer keys yet', 'first session'],
  ['is away', undefined],
])('a role that %s is not asked for each file', async (_name, session) => {
  let now = Date.now()
  const container = { url: `${url}/container`, tokenFile: join(folder, 'token') }
  const keys = createRoleKeys({ region: 'eu-test-1', metadata: url, container }, () => now)
  await keys()
  now += 56 * 60_000
  sessions = session ? [session] : []
  asked = 0
  for (let file = 0; file < 5; file++) expect((await keys()).sessionToken).toBe('first session')
  expect(asked).toBe(1)
  now += 60_000
  await keys()
  expect(asked).toBe(2)
})

test('a bucket with a role has no keys of its own, and one without has', () => {
  expect(() => bucketWith({ S3_ACCESS_KEY_ID: 'key-id' })).toThrow(
    'S3_ACCESS_KEY_ID: is set as well as S3_CREDENTIALS=role',
  )
  expect(() => readConfig({ S3_BUCKET: 'books' })).toThrow('S3_ACCESS_KEY_ID: is needed with S3_BUCKET')
})
