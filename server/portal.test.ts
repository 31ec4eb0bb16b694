import { expect, test } from 'vitest'
import { addressOf } from './portal.ts'

test.each([
  ['127.0.0.1', 'http://localhost:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['::1', 'http://[::1]:3000'],
  ['192.0.2.7', 'http://192.0.2.7:3000'],
  ['2001:db8::7', 'http://[2001:db8::7]:3000'],
])('a portal that listens on %s is open at %s', (host, address) => {
  expect(addressOf({ host, hasPublicUrl: false, publicUrl: '' }, 3000)).toBe(address)
  expect(URL.canParse(address)).toBe(true)
})
