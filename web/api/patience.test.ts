import { expect, onTestFinished, test, vi } from 'vitest'
import { patiently } from './patience.ts'

const hanging = (signal: AbortSignal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))

test('a call that nobody answers is given up, as one that did not get through', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const asked = expect(patiently(hanging)).rejects.toMatchObject({ code: 'network', status: 0 })
  await vi.advanceTimersByTimeAsync(12_000)
  await asked
})

test('whoever leaves ends the call with their own reason', async () => {
  const leaving = new AbortController()
  const asked = patiently(hanging, leaving.signal)
  leaving.abort('left')
  await expect(asked).rejects.toBe('left')
})
