import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { User } from '#contract/accounts.ts'
import { changeOwnBooking, type OwnBooking } from '#contract/bookings.ts'
import { sessionDayProblem } from '#contract/school-calendar.ts'
import { dayInWords } from '#contract/school-days.ts'
import { isChangedMeanwhile } from '../../api/api-error.ts'
import { type FormValues, useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { ChangedBookingNotice } from './changed-booking-notice.tsx'
import { dateFields } from './date-fields.ts'
import { PreferredDates } from './preferred-dates.tsx'
import { ownBookingsQuery, useRefreshOwnBookings } from './queries.ts'
import { useOwnCalendar } from './use-own-calendar.ts'
import { YearGroups } from './year-groups.tsx'

interface ChangeFormProps {
  booking: OwnBooking
  user: User
  onDone: () => void
  onKeep: () => void
}

/** Changes what the school would like. Days that have passed are left out. */
export function ChangeForm({ booking, user, onDone, onKeep }: ChangeFormProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const calendar = useOwnCalendar(user)
  const { nation } = calendar
  const problemOf = (day: string) => (day === '' ? undefined : sessionDayProblem(day, calendar))
  const refresh = useRefreshOwnBookings()
  const client = useQueryClient()
  // The booking as it is shown: as the form was begun on it, or as somebody else has changed it since.
  const [seen, see] = useState(booking)
  const [first = '', second = '', third = ''] = booking.preferred_dates.filter((day) => !problemOf(day))
  const { field, errors, values, problems, attempt, sending, formProps, change } = useForm(changeOwnBooking, {
    params: { id: booking.id },
    values: {
      'preferred_dates.0': first,
      'preferred_dates.1': second,
      'preferred_dates.2': third,
      year_groups: booking.year_groups.join(','),
      class_sizes: booking.class_sizes,
      message: booking.message,
    },
    check: (typed) => Object.fromEntries(dateFields.map((name) => [name, problemOf(typed[name])])),
    toInput: ({ year_groups, class_sizes, message, ...days }) => ({
      version: seen.version,
      class_sizes,
      message,
      year_groups: (year_groups === '' ? [] : year_groups.split(',')) as FormValues<
        typeof changeOwnBooking
      >['year_groups'],
      preferred_dates: dateFields.map((day) => days[day]),
    }),
    onDone: () => {
      refresh()
      onDone()
      return undefined
    },
    onFailed: async (error) => {
      refresh()
      if (!isChangedMeanwhile(error)) return
      const stored = (await client.fetchQuery(ownBookingsQuery)).find(({ id }) => id === booking.id)
      if (stored) see(stored)
    },
  })
  return (
    <form {...formProps} className="grid gap-6" aria-labelledby="change-booking">
      <h2 id="change-booking" ref={heading} tabIndex={-1} className="text-xl outline-none">
        Change booking {booking.reference}
      </h2>
      <ErrorSummary problems={problems} attempt={attempt} />
      {seen !== booking && <ChangedBookingNotice booking={seen} />}
      {seen.session_on && (
        <p>
          {dayInWords(seen.session_on)} is agreed. If you change the booking, we will give up that day, look for another
          one, and write to you.
        </p>
      )}
      <PreferredDates field={field} problemOf={problemOf} />
      <YearGroups
        nation={nation}
        chosen={values.year_groups}
        error={errors.year_groups}
        onChange={(year_groups) => change({ year_groups })}
      />
      <TextField {...field('class_sizes')} label="How many children" />
      <TextArea {...field('message')} maxLength={undefined} label="Message (optional)" />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={sending.isPending} busyLabel="Saving…">
          Save the changes
        </Button>
        <Button tone="quiet" onClick={onKeep}>
          Keep it as it is
        </Button>
      </div>
    </form>
  )
}
