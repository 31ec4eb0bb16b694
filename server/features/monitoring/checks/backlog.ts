import { findJobBacklog } from '../../../database/job-queries.ts'
import { type Check, count, inWords, minutesSince, trouble, well } from './check.ts'

/** Minutes: the longest jobs of every day, such as deleting old e-mails, may take half an hour, and others wait for them. */
const maxMinutes = 30

export const waitingJobs: Check = {
  name: 'jobs',
  title: 'Background jobs',
  limit: `A job has waited for ${maxMinutes} minutes although it was due. The longest ordinary jobs take that long.`,
  remedy:
    'Restart the portal: a job that hangs is run again. If the problem comes back, search the log for the name of the job on lines ' +
    'with "level":40 or higher, and report it as a fault.',
  async look({ db }) {
    const { oldestDueAt, oldestQueue, waiting } = await findJobBacklog(db)
    const minutes = minutesSince(oldestDueAt)
    if (minutes > maxMinutes) return trouble(`The job “${oldestQueue}” should have run ${inWords(minutes)} ago.`)
    return well(waiting === 0 ? 'No job is late.' : `${count(waiting, 'job')} about to run.`)
  },
}

export const failedJobs: Check = {
  name: 'failed-jobs',
  title: 'Jobs that failed',
  limit:
    'In the last 24 hours, a job was given up after its last try. The portal repeats jobs itself, so somebody has to deal with those that are left.',
  remedy:
    'Search the log for “job failed, and is given up”: the line says why. If a service outside is named (maps, the bucket), check ' +
    'that it works and that its key is valid. Otherwise report it as a fault. This is over when no job has failed for 24 hours.',
  async look({ db }) {
    const { failed, failedQueues } = await findJobBacklog(db)
    if (failed === 0) return well('No job has failed in the last 24 hours.')
    return trouble(`${count(failed, 'job')} failed in the last 24 hours: ${failedQueues.join(', ')}.`)
  },
}
