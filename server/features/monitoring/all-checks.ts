import type { CheckName } from '#contract/monitoring.ts'
import { failedJobs, waitingJobs } from './checks/backlog.ts'
import type { Check } from './checks/check.ts'
import { database, feed } from './checks/data.ts'
import { clock, disk, files } from './checks/machine.ts'
import { failedMails, mail, returned, sender } from './checks/mails.ts'
import { backups, register } from './checks/upkeep.ts'
import { certificate, errors } from './checks/web.ts'

/** Every check, in the order in which operators see them. */
export const allChecks: readonly Check[] = [
  mail,
  failedMails,
  returned,
  sender,
  waitingJobs,
  failedJobs,
  errors,
  disk,
  files,
  database,
  feed,
  clock,
  certificate,
  backups,
  register,
]

/** The title of a check; its name if it is one of another version. */
export const titleOf = (name: string): string => allChecks.find((check) => check.name === name)?.title ?? name

export const isCheckName = (name: string): name is CheckName => allChecks.some((check) => check.name === name)
