import { lazy, Suspense, useEffect, useState } from 'react'
import { isIntroDone, markIntroDone } from './intro-done.ts'

/** The specification's wait before the tour, in milliseconds. */
const tourDelay = 2000

const Tour = lazy(async () => ({ default: (await import('./tour.tsx')).Tour }))

/** Shows somebody round on the first visit, and never again once they have finished, closed or skipped it. */
export function FirstVisitTour() {
  const [isRunning, setRunning] = useState(false)
  useEffect(() => {
    if (isIntroDone()) return
    const timer = setTimeout(() => setRunning(true), tourDelay)
    return () => clearTimeout(timer)
  }, [])
  if (!isRunning) return null
  const finish = () => {
    markIntroDone()
    setRunning(false)
  }
  return (
    <Suspense>
      <Tour onDone={finish} />
    </Suspense>
  )
}
