import { useQueries } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { pageQuery } from '../../../api/page-query.ts'
import { isIntroDone, markIntroDone } from './intro-done.ts'
import { tourSteps } from './tour-steps.ts'

/** The specification's wait before the tour, in milliseconds. */
const tourDelay = 2000

const Tour = lazy(async () => ({ default: (await import('./tour.tsx')).Tour }))

/** Shows somebody round on the first visit, and never again once they have finished, closed or skipped it. */
export function FirstVisitTour() {
  const [isDue] = useState(() => !isIntroDone())
  const [isRunning, setRunning] = useState(false)
  // Fetched while the tour waits. A text that does not come leaves its step out.
  const texts = useQueries({ queries: tourSteps.map(({ page }) => ({ ...pageQuery(page), enabled: isDue })) })
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(() => setRunning(true), tourDelay)
    return () => clearTimeout(timer)
  }, [isDue])
  if (!isRunning || texts.some(({ isPending }) => isPending)) return null
  const finish = () => {
    markIntroDone()
    setRunning(false)
  }
  return (
    <Suspense>
      <Tour texts={texts.flatMap(({ data }) => data ?? [])} onDone={finish} />
    </Suspense>
  )
}
