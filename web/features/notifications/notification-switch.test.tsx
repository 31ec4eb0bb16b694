import { fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listSessions, logout } from '#contract/accounts.ts'
import { registerUserBrowser, viewPushKey } from '#contract/notifications.ts'
import { listPasskeys } from '#contract/passkeys.ts'
import { viewSecondStep } from '#contract/second-step.ts'
import { answer, failure, ok } from '../../testing/fake-api.ts'
import { fakePush, forgetPush } from '../../testing/fake-push.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { noSecondStep, sampleUser } from '../../testing/samples.ts'

/** Base64url without padding, as the portal writes it. */
const portalKey = 'dGhlIGtleSBvZiB0aGUgcG9ydGFs'

let said: string[] = []
beforeEach(() => {
  said = []
  vi.spyOn(console, 'info').mockImplementation((...words: unknown[]) => void said.push(words.join(' ')))
})
afterEach(() => {
  vi.useRealTimers()
  forgetPush()
})

interface Sent {
  statusType: string
  end_point?: string
}

async function open({ isAllowed = false } = {}) {
  const page = renderPage('/profile/settings', { user: sampleUser({ allow_notifications: isAllowed }) })
  answer(viewSecondStep, noSecondStep)
  answer(listPasskeys, [])
  answer(listSessions, [])
  answer(viewPushKey, { public_key: portalKey })
  const received = answer(registerUserBrowser, ({ body }) =>
    ok({ allow_notifications: { init: isAllowed, subscribe: true, unsubscribe: false }[(body as Sent).statusType] }),
  )
  const toggle = await page.screen.findByRole('switch', { name: 'allow notifications' })
  const sent = () => received.map(({ body }) => body as Sent)
  return { ...page, toggle, sent, logged: () => said.join('\n') }
}

test('reports the browser’s permission at the start of a session', async () => {
  fakePush()
  const { sent } = await open()
  await waitFor(() =>
    expect(sent()).toEqual([{ statusType: 'init', end_point: '', auth_secret: '', notification_key: '' }]),
  )
})

test('subscribes again a user who wants notifications, where the browser allows it', async () => {
  fakePush({ permission: 'granted' })
  const { sent } = await open({ isAllowed: true })
  await waitFor(() => expect(sent()).toMatchObject([{ statusType: 'init', end_point: 'https://push.example/browser' }]))
})

test.each([
  ['another key', 'YW5vdGhlciBrZXk', 'https://push.example/browser', 1],
  ['the same key', portalKey, 'https://push.example/earlier', 0],
])('a subscription that was made with %s is looked at when a session starts', async (_, key, endpoint, times) => {
  const browser = fakePush({ permission: 'granted' })
  browser.subscription = browser.make(key, 'https://push.example/earlier')
  const { sent } = await open({ isAllowed: true })
  await waitFor(() => expect(sent()).toMatchObject([{ statusType: 'init', end_point: endpoint }]))
  expect(browser.subscribe).toHaveBeenCalledTimes(times)
})

test('switching on asks the browser and registers the subscription with the server', async () => {
  const browser = fakePush()
  const { toggle, sent } = await open()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(toggle).not.toBeChecked()
  fireEvent.click(toggle)
  expect(toggle).toBeChecked()
  await waitFor(() =>
    expect(sent()[1]).toEqual({
      statusType: 'subscribe',
      end_point: 'https://push.example/browser',
      auth_secret: 'secret',
      notification_key: 'key',
    }),
  )
  expect(browser.subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: portalKey,
  })
  await waitFor(() => expect(toggle).not.toHaveAttribute('aria-busy'))
  expect(toggle).toBeChecked()
})

test('on another device it is off until that browser has been asked', async () => {
  const browser = fakePush()
  const { toggle, sent, screen } = await open({ isAllowed: true })
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(toggle).not.toBeChecked()
  expect(screen.getByText(/They are on for your account, but not in this browser yet/)).toBeVisible()
  fireEvent.click(toggle)
  await waitFor(() => expect(sent()[1]).toMatchObject({ statusType: 'subscribe' }))
  expect(browser.permission).toBe('granted')
  await waitFor(() => expect(toggle).not.toHaveAttribute('aria-busy'))
  expect(toggle).toBeChecked()
  expect(screen.getByText(/such as a book or an activity sheet/)).not.toHaveTextContent('browser')
})

test('switching off is sent after three seconds, not before', async () => {
  fakePush({ permission: 'granted' })
  const { toggle, sent } = await open({ isAllowed: true })
  await waitFor(() => expect(sent()).toHaveLength(1))
  vi.useFakeTimers()
  fireEvent.click(toggle)
  expect(toggle).not.toBeChecked()
  await vi.advanceTimersByTimeAsync(2999)
  expect(sent()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(sent()[1]).toMatchObject({ statusType: 'unsubscribe' })
  expect(toggle).not.toBeChecked()
})

test('switching on again within three seconds sends nothing', async () => {
  fakePush({ permission: 'granted' })
  const { toggle, sent } = await open({ isAllowed: true })
  await waitFor(() => expect(sent()).toHaveLength(1))
  vi.useFakeTimers()
  fireEvent.click(toggle)
  await vi.advanceTimersByTimeAsync(2500)
  fireEvent.click(toggle)
  expect(toggle).toBeChecked()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent()).toHaveLength(1)
})

test('leaving the page sends it without waiting for the three seconds', async () => {
  fakePush({ permission: 'granted' })
  const { toggle, sent } = await open({ isAllowed: true })
  await waitFor(() => expect(sent()).toHaveLength(1))
  fireEvent.click(toggle)
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(sent()[1]).toMatchObject({ statusType: 'unsubscribe' }))
})

test.each(['denied', 'default'] as const)('stores that the permission is "%s", and nothing else', async (refusal) => {
  fakePush({ answer: refusal })
  const { toggle, sent, logged, screen } = await open()
  await waitFor(() => expect(sent()).toHaveLength(1))
  fireEvent.click(toggle)
  await waitFor(() => expect(logged()).toContain('Notifications: not allowed denied'))
  await waitFor(() => expect(toggle).not.toBeChecked())
  expect(sent()).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('stores that the browser has no notifications, and nothing else', async () => {
  const { toggle, sent, logged } = await open()
  await waitFor(() => expect(logged()).toContain('Notifications: not here unsupported'))
  fireEvent.click(toggle)
  await waitFor(() => expect(logged()).toContain('Notifications: not allowed unsupported'))
  await waitFor(() => expect(toggle).not.toBeChecked())
  expect(sent()).toEqual([])
})

test('gives up after ten seconds on a browser that never responds', async () => {
  const browser = fakePush()
  browser.subscribe.mockImplementation(() => new Promise(() => {}))
  const { toggle, sent, logged } = await open()
  await waitFor(() => expect(sent()).toHaveLength(1))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  fireEvent.click(toggle)
  await waitFor(() => expect(browser.subscribe).toHaveBeenCalled())
  await vi.advanceTimersByTimeAsync(9000)
  expect(toggle).toBeChecked()
  await vi.advanceTimersByTimeAsync(1500)
  await waitFor(() => expect(toggle).not.toBeChecked())
  expect(logged()).toContain('no answer in 10 s')
  expect(sent()).toHaveLength(1)
})

test('a refusal by the server changes nothing', async () => {
  fakePush()
  const { toggle, sent, logged } = await open()
  await waitFor(() => expect(sent()).toHaveLength(1))
  answer(registerUserBrowser, () => failure('notification/bad-address'))
  fireEvent.click(toggle)
  await waitFor(() => expect(logged()).toContain('Notifications: not subscribed'))
  await waitFor(() => expect(toggle).not.toBeChecked())
})

test('logging out ends the subscription and closes shown notifications', async () => {
  const browser = fakePush({ permission: 'granted' })
  const { screen, sent, person } = await open({ isAllowed: true })
  answer(logout, {})
  await waitFor(() => expect(sent()).toHaveLength(1))
  await person.click(screen.getByRole('button', { name: /^Welcome/ }))
  await person.click((await screen.findAllByRole('button', { name: 'Log out' }))[0] as HTMLElement)
  await waitFor(() => expect(browser.subscription).toBeNull())
  await waitFor(() => expect(browser.close).toHaveBeenCalled())
})
