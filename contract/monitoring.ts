import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Moment } from './text.ts'

/** What the portal checks about itself, in the order in which operators see it. */
export const CheckName = z.enum([
  'mail',
  'failed-mails',
  'returned',
  'sender',
  'jobs',
  'failed-jobs',
  'errors',
  'disk',
  'files',
  'database',
  'feed',
  'clock',
  'certificate',
  'backups',
  'register',
])
export type CheckName = z.infer<typeof CheckName>

/**
 * `well`; `trouble`: somebody has to act; `open`: something is not set up, and the check has nothing to look at;
 * `unknown`: the check could not find out.
 */
export const CheckState = z.enum(['well', 'trouble', 'open', 'unknown'])
export type CheckState = z.infer<typeof CheckState>

const Finding = { name: CheckName, title: z.string(), what: z.string(), remedy: z.string() }

export type Check = z.infer<typeof Check>
/**
 * A check as it was found last: `what` was found, in a sentence, and what is to be done (`remedy`, `""` for nothing).
 * `limit` says when it would be a trouble, and why then. `since_time`: since when it has been in this state.
 */
export const Check = z.object({ ...Finding, state: CheckState, limit: z.string(), since_time: Moment })

/** A trouble that is over. */
export const PastTrouble = z.object({
  name: CheckName,
  title: z.string(),
  what: z.string(),
  begin_time: Moment,
  end_time: Moment,
})
export type PastTrouble = z.infer<typeof PastTrouble>

/** A trouble that goes on, and that the operators know about. */
export const Trouble = z.object({ ...Finding, since_time: Moment })
export type Trouble = z.infer<typeof Trouble>

/**
 * Calls of one kind that took longer than a second: how many, the slowest in milliseconds, and for how much of that some
 * request waited for the database, for the bucket and for a turn to hash a password. `path` is the pattern of the route.
 */
export const SlowCall = z.object({
  method: z.string(),
  path: z.string(),
  count: z.number(),
  ms: z.number(),
  database_ms: z.number(),
  bucket_ms: z.number(),
  hash_ms: z.number(),
  last_time: Moment,
})
export type SlowCall = z.infer<typeof SlowCall>

/**
 * Statements that waited for a lock: the table, their number, the milliseconds of the longest wait, the session that held the
 * lock, and how long its transaction had run (0 if the database does not say).
 */
export const LockWait = z.object({
  what: z.string(),
  waiting: z.number(),
  ms: z.number(),
  holder: z.string(),
  held_ms: z.number(),
  last_time: Moment,
})
export type LockWait = z.infer<typeof LockWait>

/**
 * Returns every check of the portal, the troubles of the last 30 days, and the slowest calls and longest waits for locks of
 * the last hour, ten of each at most. `looked_time`: when the portal last looked,
 * `""` before the first time.
 */
export const viewHealth = endpoint({
  method: 'GET',
  path: '/api/admin/health',
  access: 'support',
  response: z.object({
    looked_time: z.union([Moment, z.literal('')]),
    checks: z.array(Check),
    past: z.array(PastTrouble),
    slow_calls: z.array(SlowCall),
    lock_waits: z.array(LockWait),
  }),
})
