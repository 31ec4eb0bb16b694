let fail: (error: unknown) => void = () => undefined
let failed: Promise<never> = new Promise(() => undefined)

/** Begins a test, in which no page has failed yet. */
export function forgetPageFailure(): void {
  failed = new Promise((_, reject) => {
    fail = reject
  })
  failed.catch(() => undefined)
}

/** Fails the test with an error that users do not see: that of a page which could not be loaded or rendered. */
export const notePageFailure = (error: unknown): void => fail(error)

/** Rejects at once if a page has failed, and otherwise settles as the promise does. */
export const unlessPageFails = <T>(promise: Promise<T>): Promise<T> => Promise.race([failed, promise])
