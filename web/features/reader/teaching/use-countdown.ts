import { useEffect, useState } from 'react'

export interface Countdown {
  /** Milliseconds. */
  left: number
  /** By `Date.now()`; null while it stands still. */
  endsAt: number | null
  isRunning: boolean
  /** `from` in milliseconds; left out, it goes on. */
  start: (from?: number) => void
  pause: () => void
  /** Stands still at so many milliseconds. */
  hold: (at: number) => void
}

/** A time that counts down by the clock, so that a window in the background stays right. `initial` in milliseconds. */
export function useCountdown(initial: number): Countdown {
  const [left, setLeft] = useState(initial)
  const [endsAt, setEndsAt] = useState<number | null>(null)

  useEffect(() => {
    if (endsAt === null) return
    const ticking = setInterval(() => {
      const rest = Math.max(0, endsAt - Date.now())
      setLeft(rest)
      if (rest === 0) setEndsAt(null)
    }, 250)
    return () => clearInterval(ticking)
  }, [endsAt])

  return {
    left,
    endsAt,
    isRunning: endsAt !== null,
    start: (from = left) => {
      setLeft(from)
      setEndsAt(Date.now() + from)
    },
    pause: () => setEndsAt(null),
    hold: (at) => {
      setEndsAt(null)
      setLeft(at)
    },
  }
}

/** Whole seconds, rounded up: it shows 0:00 only when the time is over. */
export function inDigits(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
