import { isByDay } from '../../../contract/morning.ts'
import type { Deps } from '../../deps.ts'
import { sendDigest } from './digest.ts'
import { lookAtHealth, secondLookAfter } from './look-at-health.ts'
import { report } from './report-health.ts'

/** Looks at everything every five minutes, and again soon when something has changed; sends the digest on Mondays. */
export function monitoringJobs(deps: Deps): void {
  const { db, jobs } = deps
  jobs.every(
    1 / 12,
    'look-at-health',
    async () => {
      await report(deps)
      const isSecondNeeded = await lookAtHealth(deps)
      if (isSecondNeeded) await jobs.add(db, 'look-at-health', {}, { after: secondLookAfter })
      if (isByDay()) await sendDigest(deps)
    },
    // The next look is the next try.
    { retries: 0, timeout: 240 },
  )
}
