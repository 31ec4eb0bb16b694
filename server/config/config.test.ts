import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { pushKeysOf } from '../adapters/push/push-keys.ts'
import { readConfig } from './config.ts'
import { secretSettings } from './secret-files.ts'

const service = {
  DATABASE_URL: 'postgres://portal:secret@db.example.org/portal?sslmode=verify-full',
  PUBLIC_URL: 'https://books.example.org',
  TRUSTED_PROXIES: '127.0.0.1',
  SMTP_URL: 'smtps://user:secret@mail.example.org',
}
const warned = (settings: Record<string, string | undefined>) =>
  readConfig({ ...service, ...settings }).warnings.map(({ code }) => code)

test('a well configured portal in service has no warnings, nor has try-it mode', () => {
  expect(warned({})).toEqual([])
  expect(readConfig({}).warnings).toEqual([])
  expect(readConfig({ HOST: 'localhost', PUBLIC_URL: 'http://localhost:3000/' }).publicUrl).toBe(
    'http://localhost:3000',
  )
})

test.each<[string, Record<string, string | undefined>, string[]]>([
  ['no PUBLIC_URL', { PUBLIC_URL: undefined }, ['public-url-missing']],
  ['a PUBLIC_URL without https', { PUBLIC_URL: 'http://books.example.org' }, ['public-url-unencrypted']],
  ['a PUBLIC_URL of this machine', { PUBLIC_URL: 'http://127.0.0.1:4000' }, []],
  ['no TRUSTED_PROXIES behind https', { TRUSTED_PROXIES: ' ' }, ['trusted-proxies-missing']],
  ['a database elsewhere in plain text', { DATABASE_URL: 'postgres://p@db.example.org/p' }, ['database-unencrypted']],
  ['one that says so', { DATABASE_URL: 'postgres://p@db/p?sslmode=disable&ssl=true' }, ['database-unencrypted']],
  ['a database with ssl', { DATABASE_URL: 'postgres://p@db.example.org/p?ssl=true' }, []],
  ['a database here', { DATABASE_URL: 'postgres://p@localhost:5433/p' }, []],
  ['a database at a socket', { DATABASE_URL: 'postgres://p@localhost/p?host=/run/postgresql' }, []],
  ['a mail server in plain text', { SMTP_URL: 'smtp://u:p@mail.example.org:587' }, ['mail-unencrypted']],
  ['one that must encrypt', { SMTP_URL: 'smtp://u:p@mail.example.org:587?requireTLS=true' }, []],
  ['backups without a key', { BACKUP_TO: '/backups' }, ['backups-unencrypted']],
  ['backups that something else makes', { BACKUP_TO: 'elsewhere' }, []],
  ['backups with a key', { BACKUP_TO: '/backups', BACKUP_KEY: 'a key that nobody guesses' }, []],
  ['a mail server here', { SMTP_URL: 'smtp://[::1]:2525' }, []],
])('%s is warned of as it should be', (_name, settings, codes) => {
  expect(warned(settings)).toEqual(codes)
})

test('no warning holds a password', () => {
  const { warnings } = readConfig({
    DATABASE_URL: 'postgres://portal:secret@db.example.org/p',
    SMTP_URL: 'smtp://u:secret@m.example.org',
  })
  expect(warnings).toHaveLength(3)
  expect(JSON.stringify(warnings)).not.toContain('secret')
})

test.each(['/portal', '/?a=1', '/#top'])('a PUBLIC_URL that ends in %s is refused with a sentence', (end) => {
  expect(() => readConfig({ ...service, PUBLIC_URL: `https://books.example.org${end}` })).toThrow(
    'PUBLIC_URL: needs an address without a path, such as https://books.example.org',
  )
})

test('a variable that looks like a setting is warned of, one of another program is not', () => {
  const others = { PUSH_SERVICE_HOST: '10.0.0.1', SMTP_PORT_25_TCP: 'tcp://10.0.0.2:25', NODE_OPTIONS: '' }
  expect(warned({ ...others, LIMITS_FACTOR: '2', SMTP_URL_FILE: undefined })).toEqual([])
  const { warnings } = readConfig({ ...service, LIMIT_CONNECTIONS: '9', TRUSTED_PROXY: '127.0.0.1' })
  expect(warnings).toMatchObject([
    { sentence: expect.stringMatching(/^LIMIT_CONNECTIONS, TRUSTED_PROXY: .*no setting/) },
  ])
})

test('the factor of a big evening multiplies sign-ups, e-mails and searches, and no limit on failures', () => {
  const [usual, large] = [undefined, '2.5'].map((LIMITS_FACTOR) => readConfig({ LIMITS_FACTOR }).limits)
  const grown = Object.entries({ ...usual?.calls, ...usual?.daily })
    .filter(([name, { points }]) => ({ ...large?.calls, ...large?.daily })[name]?.points !== points)
    .map(([name]) => name)
  expect(grown).toEqual([
    ...[
      'signUpsPerNetwork',
      'openSignUpsPerNetwork',
      'accountChangesPerNetwork',
      'messagesPerNetwork',
      'registerPerNetwork',
    ],
    ...['imagesPerNetwork', 'printsPerNetwork', 'taughtPerNetwork', 'invitationsPerPerson', 'listsPerSchool'],
  ])
  expect(large?.calls.signUpsPerNetwork.points).toBe(750)
  expect(large?.failures).toEqual(usual?.failures)
  for (const LIMITS_FACTOR of ['0.5', '11', 'many'])
    expect(() => readConfig({ LIMITS_FACTOR })).toThrow('LIMITS_FACTOR')
})

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-secrets-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const fileWith = (text: string) => {
    const path = join(folder, randomUUID())
    writeFileSync(path, text)
    return path
  }

  test.each(secretSettings)('%s is read from the file that its _FILE names', (name) => {
    const { privateKey, publicKey } = pushKeysOf(Buffer.alloc(32, 1))
    const beside = {
      ...(name.startsWith('S3') && { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'an id', S3_SECRET_ACCESS_KEY: 'a key' }),
      ...(name === 'PUSH_PRIVATE_KEY' && { PUSH_PUBLIC_KEY: publicKey }),
      ...(name === 'GEOCODER_KEY' && { GEOCODER_URL: 'https://maps.example' }),
    }
    const imap = { BOUNCE_IMAP_URL: 'imaps://user:password@mail.example.org' }
    const url = { DATABASE_URL: service.DATABASE_URL, SMTP_URL: service.SMTP_URL, ...imap }
    const secret = { ...url, PUSH_PRIVATE_KEY: privateKey }[name as string] ?? 'a secret of twenty letters'
    const config = readConfig({ ...beside, [name]: undefined, [`${name}_FILE`]: fileWith(`${secret}\n`) })
    expect(JSON.stringify(config)).toContain(JSON.stringify(secret))
  })

  test('only the line break at its end is left out', () => {
    const read = (text: string) => readConfig({ BACKUP_KEY_FILE: fileWith(text) }).backupKey
    expect(read('line one of the key\nline two\r\n')).toBe('line one of the key\nline two')
  })

  test.each<[string, () => Record<string, string>, string]>([
    [
      'beside the setting itself',
      () => ({ BACKUP_KEY: 'x'.repeat(20), BACKUP_KEY_FILE: fileWith('y'.repeat(20)) }),
      'BACKUP_KEY_FILE: is set as well as BACKUP_KEY. Keep only one of them.',
    ],
    ['that is not there', () => ({ DATABASE_URL_FILE: '/nowhere/url' }), 'names /nowhere/url, which does not exist'],
    ['that is a folder', () => ({ SMTP_URL_FILE: folder }), 'which is a folder'],
    ['that is empty', () => ({ SMTP_URL_FILE: fileWith('\n') }), 'which is empty'],
  ])('%s is refused with a sentence', (_name, settings, sentence) => {
    expect(() =>
      readConfig({ ...service, DATABASE_URL: undefined, SMTP_URL: undefined, PUBLIC_URL: undefined, ...settings() }),
    ).toThrow(sentence)
  })

  test('that cannot be read is named beside what else is wrong', () => {
    const settings = { ...service, DATABASE_URL: undefined, DATABASE_URL_FILE: '/nowhere/url', PUBLIC_URL: 'books' }
    expect(() => readConfig(settings)).toThrow(/DATABASE_URL_FILE: names .*\n {2}PUBLIC_URL: [^\n]*$/)
  })
})

test.each(['here', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '127.0.0.1, proxy'])(
  'TRUSTED_PROXIES=%s is refused with a sentence',
  (TRUSTED_PROXIES) => {
    expect(() => readConfig({ TRUSTED_PROXIES })).toThrow('TRUSTED_PROXIES: needs IP addresses or ranges')
  },
)

test('a PUBLIC_URL that is no address is refused with a sentence beside what else is wrong', () => {
  expect(() => readConfig({ PUBLIC_URL: 'books', TRUSTED_PROXIES: 'here' })).toThrow(
    /\n {2}PUBLIC_URL: needs .*\n {2}TRUSTED_PROXIES: needs /,
  )
  const { trustedProxies } = readConfig({ TRUSTED_PROXIES: ' 127.0.0.1,10.0.0.0/8, fd00::/8,loopback' })
  expect(trustedProxies).toEqual(['127.0.0.1', '10.0.0.0/8', 'fd00::/8', 'loopback'])
})

test('a pool that is too small for what holds a connection is refused', () => {
  expect(() => readConfig({ POOL_SIZE: '1' })).toThrow('POOL_SIZE')
  expect(readConfig({ POOL_SIZE: '25' }).poolSize).toBe(25)
})
