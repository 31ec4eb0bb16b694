import type { Deps } from '../../deps.ts'
import { backUp } from './make-backup.ts'
import { nightOf } from './nights-to-keep.ts'
import { beginNight } from './queries.ts'
import { maxDuration } from './service.ts'

export function backupJobs(deps: Deps): void {
  const { db, jobs, config } = deps
  const { backupTo } = config
  if (backupTo === undefined) return
  jobs.define('make-backup', ({ night }) => backUp(deps, backupTo, night), { timeout: maxDuration * 3600 })
  jobs.every(1 / 4, 'begin-backup', async () => {
    const night = nightOf(new Date())
    await db.transaction().execute(async (own) => {
      if (await beginNight(own, night)) await jobs.add(own, 'make-backup', { night })
    })
  })
}
