import { describe, expect, test } from 'vitest'
import { isPublicIp, lookUpPublic } from '../public-ip.ts'
import { readPushUrl } from './push-url.ts'

const services = { hosts: ['fcm.googleapis.com', '*.push.apple.com'] }

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://web.push.apple.com/abc',
  'https://FCM.googleapis.com:443/x',
])('a subscription at %s is sent to', (address) => expect(readPushUrl(address, services)).not.toBeNull())

test.each([
  '',
  'fcm.googleapis.com/abc',
  'http://fcm.googleapis.com/abc',
  'ftp://fcm.googleapis.com/abc',
  'file:///etc/passwd',
  'https://fcm.googleapis.com:8443/abc',
  'https://fcm.googleapis.com:22/abc',
  'https://user@fcm.googleapis.com/abc',
  'https://user:password@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evil-fcm.googleapis.com/abc',
  'https://evil.example/https://fcm.googleapis.com/',
  'https://push.apple.com/abc',
  'https://.push.apple.com/abc',
  'https://evilpush.apple.com/abc',
  'https://fcm.googleapis.com\\@evil.example/abc',
  'https://evil.example\\@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com /abc',
  'https://fcm.googleapis.com./abc',
  'https://fcm.googleapis.com/abc#part',
  'https://127.0.0.1/abc',
  'https://localhost/abc',
  'https://0/abc',
  'https://2130706433/abc',
  'https://0x7f.1/abc',
  'https://[::1]/abc',
  'https://[::ffff:127.0.0.1]/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.1/abc',
  'javascript:alert(1)',
])('nothing is sent to %j', (address) => expect(readPushUrl(address, services)).toBeNull())

test('a loopback address is accepted for tests only, and only the configured one', () => {
  const testService = 'http://127.0.0.1:4000'
  expect(readPushUrl('http://127.0.0.1:4000/push/a', { ...services, testService })).not.toBeNull()
  expect(readPushUrl('http://127.0.0.1:4001/push/a', { ...services, testService })).toBeNull()
})

describe('the addresses of a host', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'ff02::1',
    'nonsense',
  ])('%s is not public', (address) => expect(isPublicIp(address)).toBe(false))

  test.each(['8.8.8.8', '172.32.0.1', '142.250.187.202', '2a00:1450:4009::200a', '2606:4700::1'])(
    '%s is public',
    (address) => expect(isPublicIp(address)).toBe(true),
  )

  const answering = (addresses: string[]) =>
    lookUpPublic((_host, _options, done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      ),
    )

  test('one private address among public ones is enough to refuse', async () => {
    const found = await new Promise((settle) =>
      answering(['8.8.8.8', '10.0.0.1'])('push.example', { all: true }, (error) => settle(error?.message)),
    )
    expect(found).toContain('not public')
  })

  test('the connection is made to the address that was checked', async () => {
    const found = await new Promise((settle) =>
      answering(['8.8.8.8'])('push.example', {}, (_error, address) => settle(address)),
    )
    expect(found).toBe('8.8.8.8')
  })
})
