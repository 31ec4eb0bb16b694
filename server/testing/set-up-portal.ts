import { afterAll, beforeAll } from 'vitest'
import { buildTestApp, type TestApp } from './build-test-app.ts'
import { type ListeningPortal, startListening } from './listening-portal.ts'

/**
 * What all tests of a file, or of a `describe`, share: started before the first of them, and ended after the last. Until then
 * nothing is in it, so that a `beforeAll` below may use it, and the file itself may not.
 */
export function setUp<Shared extends object>(
  start: () => Promise<Shared>,
  end: (shared: Shared) => Promise<void>,
): Shared {
  const shared = {} as Shared
  beforeAll(async () => void Object.assign(shared, await start()))
  afterAll(() => end(shared))
  return shared
}

type Options = Parameters<typeof buildTestApp>[0]

/** A portal of all tests. Options that name another one, such as its database, are a function. */
export const setUpPortal = (options?: Options | (() => Options)): TestApp =>
  setUp(
    () => buildTestApp(typeof options === 'function' ? options() : options),
    (portal) => portal.close(),
  )

/** A portal of all tests that listens on loopback. */
export const setUpListening = (options?: Parameters<typeof startListening>[0]): ListeningPortal =>
  setUp(
    () => startListening(options),
    (portal) => portal.stop(),
  )
