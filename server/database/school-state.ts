import { sql } from 'kysely'
import type { QueueState } from '#contract/verification.ts'

/** Whether a school has appealed against its rejection and has no answer yet. */
export const isAppeal = sql`schools.status = 'rejected' and schools.has_message`

/** The state of a school as operators see it. */
export const schoolState = sql<QueueState>`case when ${isAppeal} then 'appealed'
  when schools.status = 'pending' and schools.reopened_at is not null then 'reopened' else schools.status end`
