import { useEffect, useState } from 'react'

/** A time that counts down by the clock, so that a window in the background stays right. `left` in milliseconds. */
export function useCountdown(minutes: number) {
  const [left, setLeft] = useState(minutes * 60_000)
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
    isRunning: endsAt !== null,
    start: (from = left) => {
      setLeft(from)
      setEndsAt(Date.now() + from)
    },
    pause: () => setEndsAt(null),
    reset: (wanted: number) => {
      setEndsAt(null)
      setLeft(wanted * 60_000)
    },
  }
}

/** Whole seconds, rounded up: it shows 0:00 only when the time is over. */
export function inDigits(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
