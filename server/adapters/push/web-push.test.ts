import { createECDH, randomBytes } from 'node:crypto'
import type { LookupFunction } from 'node:net'
import { expect, test } from 'vitest'
import { pushKeysOf } from './push-keys.ts'
import { createWebPush } from './web-push.ts'

const keys = pushKeysOf(Buffer.alloc(32, 1))
const browser = {
  authSecret: randomBytes(16).toString('base64url'),
  notificationKey: createECDH('prime256v1').generateKeys('base64url'),
}

/** Sends a notification to a saved address, whose host has these IP addresses at that moment. */
async function sendTo(endpoint: string, addresses: string[]) {
  const asked: string[] = []
  const lookup: LookupFunction = (host, _options, done) => {
    asked.push(host)
    done(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    )
  }
  const { send } = createWebPush({ services: { hosts: ['push.example'] }, contact: 'mailto:desk@example.org', lookup })
  const outcome = await send({ subscription: { endpoint, ...browser }, payload: '{}', topic: 'news' }, keys)
  return { asked, outcome }
}

test.each([[['127.0.0.1']], [['10.0.0.1']], [['169.254.169.254']], [['8.8.8.8', '192.168.1.1']]])(
  'a notification is not sent to a host that has a private address now: %j',
  async (addresses) => {
    expect(await sendTo('https://push.example/abc', addresses)).toEqual({
      asked: ['push.example'],
      outcome: { state: 'later', problem: 'push.example has an address that is not public' },
    })
  },
)

test.each(['https://127.0.0.1/abc', 'https://10.0.0.1/abc', 'http://push.example/abc', 'https://other.example/abc'])(
  'a notification is not sent to %s, even if that has been saved',
  async (endpoint) => {
    expect(await sendTo(endpoint, ['127.0.0.1'])).toEqual({
      asked: [],
      outcome: { state: 'refused', problem: 'the address is on no list' },
    })
  },
)
