import { useQueries } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { pageQuery } from '../../../api/page-query.ts'
import { isIntroDone, markIntroDone } from './intro-done.ts'
import type { TourProps } from './tour.tsx'
import { tourSteps } from './tour-steps.ts'

/** The specification's wait before the tour, in milliseconds. */
const tourDelay = 2000

/** Without its file, which may have gone after an update, the next visit begins with it. */
const Tour = lazy<ComponentType<TourProps>>(() =>
  import('./tour.tsx').then(
    (module) => ({ default: module.Tour }),
    () => ({ default: () => null }),
  ),
)

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
