/**
 * Resolves like `promise`, or to what `late` returns if that takes longer than `limit` milliseconds. `late` may throw.
 * The work behind the promise is not stopped.
 */
export async function withTimeLimit<T, L>(promise: Promise<T>, limit: number, late: () => L): Promise<T | L> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), limit)
  })
  try {
    const first = await Promise.race([promise.then((value) => ({ value })), timeout])
    return first === 'late' ? late() : first.value
  } finally {
    clearTimeout(timer)
  }
}
