import type { SessionDetails } from '#contract/bookings.ts'
import type { AgreedSession } from './queries.ts'

/** What is agreed beside the day, under its names on the wire. */
export const detailsOf = ({
  startsAt,
  minutes,
  format,
  visitor,
  place,
}: Pick<AgreedSession, 'startsAt' | 'minutes' | 'format' | 'visitor' | 'place'>): SessionDetails => ({
  starts_at: startsAt,
  ...{ minutes, format, visitor, place },
})
