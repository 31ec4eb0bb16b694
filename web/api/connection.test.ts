import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchConnection } from './connection.ts'

const asked: string[] = []
let isReachable = true

/** The browser's network state; changing it fires an event. */
function browserSays(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

beforeEach(() => {
  asked.length = 0
  isReachable = true
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url, window.location.origin).pathname)
    if (!isReachable) throw new TypeError('Failed to fetch')
    return new Response()
  })
})

afterEach(() => {
  onlineManager.setEventListener(() => undefined)
  onlineManager.setOnline(true)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Lets pending responses arrive. */
const settle = () => vi.advanceTimersByTimeAsync(0)

test('a portal on a computer without a network is not called offline', async () => {
  browserSays(false)
  watchConnection()
  await settle()
  expect(onlineManager.isOnline()).toBe(true)
  browserSays(false)
  await settle()
  expect(onlineManager.isOnline()).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual(['/healthz', '/healthz'])
})

test('a device that goes offline is offline at once, and online when the browser says so', async () => {
  watchConnection()
  isReachable = false
  browserSays(false)
  await settle()
  expect(onlineManager.isOnline()).toBe(false)
  browserSays(true)
  expect(onlineManager.isOnline()).toBe(true)
  expect(asked).toEqual(['/healthz'])
})

test('notices that the portal is back although the browser still sees no network', async () => {
  isReachable = false
  browserSays(false)
  watchConnection()
  await settle()
  expect(onlineManager.isOnline()).toBe(false)
  isReachable = true
  await vi.advanceTimersByTimeAsync(10_000)
  expect(onlineManager.isOnline()).toBe(true)
})

test('ignores a response that comes after the browser’s state has changed', async () => {
  let fail = () => {}
  const failing = new Promise<Response>((_, reject) => {
    fail = () => reject(new TypeError('Failed to fetch'))
  })
  vi.stubGlobal('fetch', () => failing)
  watchConnection()
  browserSays(false)
  browserSays(true)
  fail()
  await settle()
  expect(onlineManager.isOnline()).toBe(true)
})
