import { useEffect, useState } from 'react'
import { useSlow } from '../../../ui/feedback/when-slow.tsx'
import { useKeptAddress } from '../use-kept-address.ts'

/** Milliseconds after which a picture that failed is asked for again, and one that does not come: the longer, the oftener it was. */
const failedAgain = 10_000
const hungAgain = 15_000
const maxWait = 60_000

/**
 * The state of a picture that is looked at, unless `isOpen` is false. `address` is what its element shows. `attempt` is the key of the
 * element: another one asks again, as a Wi-Fi that hangs needs it. `isLate`: it does not come.
 */
export function usePicture(latest: { src: string; srcSet?: string }, isOpen: boolean) {
  const [attempt, setAttempt] = useState(0)
  const [known, setKnown] = useState<{ src: string; state: 'shown' | 'failed' } | null>(null)
  const address = useKeptAddress(latest, (kept) => known?.src === kept && known.state === 'failed')
  const { src } = address
  const state = known?.src === src ? known.state : 'loading'
  const isAwaited = isOpen && state !== 'shown'
  const isLate = useSlow(src, isAwaited && state === 'loading')

  useEffect(() => {
    if (!isAwaited) return
    const wait = state === 'failed' ? failedAgain : Math.min(hungAgain * 2 ** attempt, maxWait)
    const timer = setTimeout(() => setAttempt(attempt + 1), wait)
    return () => clearTimeout(timer)
  }, [isAwaited, state, attempt])

  return {
    address,
    attempt,
    state,
    isLate,
    again: () => setAttempt(attempt + 1),
    note: (now: 'shown' | 'failed') => setKnown({ src, state: now }),
  }
}
