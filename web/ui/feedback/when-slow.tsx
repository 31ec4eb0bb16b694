import { type ReactNode, useEffect, useState } from 'react'

/** Milliseconds that people wait without asking themselves what is wrong. */
const slow = 4000

/** True once what is waited for takes long; `awaited` names it, so that the next thing is waited for anew. */
export function useSlow(awaited: unknown = null, isWaiting = true): boolean {
  const [late, setLate] = useState<{ awaited: unknown } | null>(null)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate({ awaited }), slow)
    return () => {
      clearTimeout(timer)
      setLate(null)
    }
  }, [awaited, isWaiting])
  return isWaiting && late !== null && late.awaited === awaited
}

/** What is said once it takes long. Belongs in a live region that is there before. */
export const WhenSlow = ({ children }: { children: ReactNode }) => (useSlow() ? children : null)
