import { expect, test } from 'vitest'
import { setUpSteps } from '#contract/set-up.ts'
import { askPublicAddress } from '../../adapters/public-address.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { createActor } from '../../testing/factories.ts'
import { callsOf, createNewPortal } from './testing/new-portal.ts'

const unproven = ({ steps }: Awaited<ReturnType<ReturnType<typeof callsOf>['view']>>) =>
  steps.filter(({ state }) => state !== 'done').map(({ code }) => code)

test('a set-up with nothing behind its settings has proven nothing', async () => {
  const { view, tries, portal, operator } = await createNewPortal({
    environment: { PUBLIC_URL: 'https://localhost', SMTP_URL: 'smtp://127.0.0.1:1', BACKUP_TO: 'elsewhere' },
    withJobs: true,
  })
  expect(unproven(await view())).toEqual([...setUpSteps])
  const tried = [await tries('address'), await tries('mail'), await tries('sender'), await tries('backup')]
  expect(tried.map(({ state }) => state)).toEqual(['open', 'waiting', 'open', 'open'])
  expect(tried[0]?.what).toBe('https://localhost means this machine. From anywhere else nobody can reach it.')
  expect(tried[3]?.what).toContain('BACKUP_TO=elsewhere')
  expect(unproven(await view())).toEqual([...setUpSteps])
  for (const { what, remedy } of (await view()).steps)
    expect([what, remedy]).toEqual([
      expect.stringMatching(/^\w.*[.]$|ended with: /),
      expect.stringMatching(/^[A-Z].*[.]$/),
    ])
  const overview = await portal.call('GET', '/api/admin/overview', { key: operator.key })
  expect(overview.json().data.open_points).toBe(10)
})

test('the portal recognises itself at its public address, and no other one there', async () => {
  let asked = ''
  const { portal, tries, step } = await createNewPortal({
    deps: {
      askPublicAddress: async (address) => {
        asked = address
        const { pathname, search } = new URL(address)
        return { answer: (await portal.call('GET', pathname + search)).json().data.answer }
      },
    },
  })
  const done = await tries('address')
  expect(done).toMatchObject({
    state: 'done',
    what: 'The portal called itself at https://books.example.org, and answered.',
  })
  expect(Date.parse(done.seen_time)).toBeGreaterThan(Date.now() - 60_000)
  expect(asked).toMatch(/^https:\/\/books\.example\.org\/api\/set-up\/challenge\?challenge=[\w-]{43}$/)
  const before = asked
  await tries('address')
  expect(asked).not.toBe(before)

  // Another address has not been tried, whatever the first has proven.
  const moved = await buildTestApp({
    environment: { PUBLIC_URL: 'https://new.example.org' },
    asksForSecondStep: false,
    database: portal.database,
    deps: { askPublicAddress: async () => ({ answer: 'x'.repeat(43) }) },
  })
  const { key } = await createActor(portal.deps, { role: 'admin' })
  const there = callsOf(moved, key)
  expect((await there.step('address')).state).toBe('open')
  expect((await there.tries('address')).what).toBe(
    'Something answers at https://new.example.org, but it is not this portal.',
  )
  await moved.close()
  expect((await step('address')).state).toBe('open')
})

test('a certificate that browsers refuse opens the step again', async () => {
  const { portal, tries, step } = await createNewPortal({
    deps: {
      askPublicAddress: async (address) => {
        const { pathname, search } = new URL(address)
        return { answer: (await portal.call('GET', pathname + search)).json().data.answer }
      },
    },
  })
  expect((await tries('address')).state).toBe('done')
  const what = 'The certificate of https://books.example.org ended on 2026-11-20.'
  const found = { name: 'certificate', state: 'trouble' as const, what, remedy: 'Renew the certificate.' }
  await portal.deps.db.insertInto('healthChecks').values(found).execute()
  expect(await step('address')).toMatchObject({ state: 'open', what, remedy: 'Renew the certificate.' })
})

test('why an address cannot be reached is said in words of what to do', async () => {
  const nothing = await askPublicAddress('https://127.0.0.1:9999/')
  expect(nothing).toEqual({
    problem: expect.stringContaining('Nothing answers at 127.0.0.1:9999. Is the proxy running'),
  })
  const nobody = await askPublicAddress('https://no-such-name.invalid/')
  expect(nobody).toEqual({ problem: expect.stringContaining('No name server knows no-such-name.invalid.') })
})

test('the domain of the sender is looked up at once', async () => {
  const records: Record<string, string[]> = { 'books.trust.example': ['v=spf1 mx -all'] }
  const { portal, tries } = await createNewPortal({
    environment: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hello@books.trust.example' },
    deps: { findTextRecords: async (name) => records[name] ?? [] },
  })
  expect(await tries('sender')).toMatchObject({ state: 'open', what: 'books.trust.example has no DMARC record.' })
  records['_dmarc.books.trust.example'] = ['v=DMARC1; p=none']
  expect(await tries('sender')).toMatchObject({
    state: 'done',
    what: expect.stringContaining('books.trust.example has SPF and DMARC'),
  })
  // The name of the domain above occurs in the sentence, but nobody has looked at its records.
  const above = await buildTestApp({
    environment: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hello@trust.example' },
    asksForSecondStep: false,
    database: portal.database,
  })
  const { key } = await createActor(portal.deps, { role: 'admin' })
  expect(await callsOf(above, key).step('sender')).toMatchObject({
    state: 'open',
    what: 'The records of trust.example have not been looked up yet.',
  })
  await above.close()
})

test('two operators with a second step each are asked for', async () => {
  const { portal, operator, step } = await createNewPortal()
  expect((await step('operators')).what).toContain('With a password alone: ')
  const guard = (userId: string) =>
    portal.deps.db
      .insertInto('authenticatorApps')
      .values({ userId, sealedSecret: Buffer.alloc(60), lastStep: 0 })
      .execute()
  await guard(operator.id)
  expect((await step('operators')).what).toContain('Only one person')
  const second = await createActor(portal.deps, { role: 'admin' })
  expect((await step('operators')).state).toBe('open')
  await guard(second.id)
  expect((await step('operators')).state).toBe('done')
})

test('opening needs no proof, only that its lack has been seen; it is noted once, with who pressed', async () => {
  const { portal, operator, open, view } = await createNewPortal()
  const refused = await open(setUpSteps.slice(1))
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'changed-meanwhile'])
  expect((await view()).opening).toBeNull()
  const answers = await Promise.all([open([...setUpSteps]), open([...setUpSteps])])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await view()).opening).toMatchObject({ opened_by: 'Ada Birch', unproven: setUpSteps })
  const log = portal.deps.db.selectFrom('auditLog').select(['actorId', 'object']).where('action', '=', 'portal.opened')
  expect(await log.execute()).toEqual([{ actorId: operator.id, object: setUpSteps.join(' ') }])
  // What somebody has answered for is not counted any more.
  const overview = await portal.call('GET', '/api/admin/overview', { key: operator.key })
  expect(overview.json().data.open_points).toBe(0)
})
