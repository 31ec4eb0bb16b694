import type { createMemoryRouter } from 'react-router'

let fail: (error: unknown) => void = () => undefined
let failed: Promise<never> = new Promise(() => undefined)

/** Begins a test, in which no page has failed yet. */
export function forgetPageFailure(): void {
  failed = new Promise((_, reject) => {
    fail = reject
  })
  failed.catch(() => undefined)
}

/** Fails the test when a page cannot be loaded or rendered, with the error that its visitors do not see. */
export function watchPages(router: ReturnType<typeof createMemoryRouter>): void {
  router.subscribe(({ errors }) => {
    for (const error of Object.values(errors ?? {})) fail(error)
  })
}

/** Rejects at once if a page has failed, and otherwise settles as the promise does. */
export const unlessPageFails = <T>(promise: Promise<T>): Promise<T> => Promise.race([failed, promise])
