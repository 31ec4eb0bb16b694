import type { CalendarFeed } from '#contract/calendar.ts'
import { readCalendarFeed } from '#contract/calendar.ts'
import { urlFor } from '#contract/endpoint.ts'
import { dayAfter, todayInUk } from '#contract/school-days.ts'
import { daysAgo } from '../../../data-protection/retention.ts'
import { type ByUser, recordAudit } from '../../../database/audit.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { hashKey } from '../../../http/session-store.ts'
import { createKey } from '../../accounts/service.ts'
import { sendMail } from '../../mailbox/service.ts'
import { calendarOfAll } from '../calendar.ts'
import { calendarAddressEmail } from './emails.tsx'
import { deleteFeed, getReader, listFeeds, listForFeed, noteReading, replaceFeed } from './queries.ts'

/** Days for which a session stays in the feed after it took place, and after it has been cancelled. */
const keptDays = { past: 90, cancelled: 30 }

export async function listCalendarFeeds({ db }: Deps, userId: string): Promise<CalendarFeed[]> {
  return (await listFeeds(db)).map(({ userId: id, name, createdAt, lastReadAt }) => ({
    ...{ id, name, is_own: id === userId },
    create_time: createdAt.toISOString(),
    last_read_time: lastReadAt?.toISOString() ?? '',
  }))
}

/** Makes the address of somebody's feed, and mails them so; an earlier one stops working. Only its hash is stored. */
export async function createCalendarFeed(deps: Deps, by: ByUser): Promise<{ url: string }> {
  const secret = createKey()
  const { publicUrl: portal } = deps.config
  await deps.db.transaction().execute(async (db) => {
    const wasThere = await replaceFeed(db, by.userId, hashKey(secret))
    const { email, name } = await getReader(db, by.userId)
    const mail = await calendarAddressEmail(deps.config, { isReplaced: wasThere })
    await sendMail(deps.jobs, db, { to: { name, email }, ...mail })
    await recordAudit(db, by, wasThere ? 'calendar.address-replaced' : 'calendar.address-made', by.userId)
  })
  return { url: `${portal}${urlFor(readCalendarFeed, { params: { secret } })}` }
}

/** Throws `not-found` if the operator has no calendar address. */
export async function revokeCalendarFeed({ db }: Deps, by: ByUser, userId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await deleteFeed(trx, userId))) throw new Failure('not-found')
    await recordAudit(trx, by, 'calendar.address-revoked', userId)
  })
}

/**
 * The sessions as iCalendar for anybody who knows the secret of a feed. It is looked up by its hash, so the time that this
 * takes says nothing about other secrets. Throws `not-found`.
 */
export async function readCalendarFeedOf({ db, config }: Deps, secret: string): Promise<string> {
  if (!(await noteReading(db, hashKey(secret)))) throw new Failure('not-found')
  const firstDay = dayAfter(todayInUk(), -keptDays.past)
  const sessions = await listForFeed(db, firstDay, daysAgo(keptDays.cancelled))
  return calendarOfAll(
    sessions.map(({ sessionOn: day, calendarVersion: version, status, updatedAt, ...session }) => ({
      ...{ ...session, day, version },
      isCancelled: status === 'cancelled',
      changedAt: updatedAt,
    })),
    config,
  )
}
