import { useState } from 'react'
import type { Booking } from '#contract/bookings.ts'
import { enteredHoliday, sessionDayProblem } from '#contract/school-calendar.ts'
import { dayAfter, dayInWords, isRealDay, todayInUk } from '#contract/school-days.ts'
import { usualHoliday } from '#contract/school-holidays.ts'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { useWhenDone } from '../../forms/use-when-done.ts'
import { WordsForm } from '../../inbox/words-form.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { DetailFields, pickDetails } from './detail-fields.tsx'
import { useBookingDecision } from './queries.ts'
import { WeekStrip } from './week-strip.tsx'

/**
 * Sets the date of the session, from the school's choices or another one, with what else is in that week; the school is
 * mailed. The button stays on the screen, however low that is.
 */
export function ConfirmForm({ booking, onDone }: { booking: Booking; onDone: () => void }) {
  const { nation, preferred_dates } = booking
  const isReachable = booking.contact.email !== ''
  const possible = preferred_dates.filter((day) => !sessionDayProblem(day, booking))
  const [day, setDay] = useState(booking.session_on || possible[0] || '')
  const [shown, setShown] = useState(isRealDay(day) ? day : dayAfter(todayInUk(), 7))
  const [details, setDetails] = useState(pickDetails(booking))
  const [asked, setAsked] = useState<string>()
  const confirming = useBookingDecision(booking)
  const whenDone = useWhenDone(onDone)
  const ownProblem = day === '' ? 'Choose the day of the session.' : sessionDayProblem(day, booking)
  const fromServer = confirming.error instanceof ApiError ? confirming.error.fields.session_on : undefined
  const dayError = (asked === day ? ownProblem : undefined) ?? fromServer
  const isUnknown = (one: string) => isRealDay(one) && enteredHoliday(one, booking) === undefined
  const holiday = isUnknown(day) ? usualHoliday(day, nation) : undefined
  const choose = (chosen: string) => {
    setDay(chosen)
    if (isRealDay(chosen)) setShown(chosen)
  }
  return (
    <WordsForm
      label="Add a message (optional)"
      hint={
        isReachable
          ? 'For example, when you will arrive and what you need. We will include it in the e-mail to the school.'
          : 'We will add it to the history. The school has nobody we can write to, so we will not send an e-mail. Tell the school yourself.'
      }
      button={isReachable ? 'Confirm and tell the school' : 'Confirm the day'}
      isOptional
      isButtonPinned
      isBusy={confirming.isPending}
      problem={confirming.error && !fromServer ? sentenceOf(confirming.error) : undefined}
      onSend={(text) => {
        setAsked(day)
        if (ownProblem) return
        whenDone(
          confirming.mutateAsync({ kind: 'status', status: 'confirmed', session_on: day, text, ...details }),
          `The day has been confirmed${isReachable ? ', and we have told the school' : ''}.`,
        )
      }}
    >
      {possible.length > 0 && (
        <fieldset>
          <legend className="mb-1 font-bold">Days that suit the school</legend>
          <div className="flex flex-wrap gap-x-6">
            {possible.map((one) => (
              <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="radio"
                  name="preferred"
                  className="size-6 accent-accent"
                  checked={day === one}
                  onChange={() => choose(one)}
                />
                {dayInWords(one)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <WeekStrip booking={booking} day={day} shown={shown} onChoose={choose} onTurn={setShown} />
      <TextField
        label={possible.length > 0 ? 'Or another day' : 'Day of the session'}
        type="date"
        min={dayAfter(todayInUk(), 1)}
        value={day}
        error={dayError}
        {...(holiday && { hint: `Schools usually have ${holiday} then. Ask the school first.` })}
        onChange={(event) => choose(event.currentTarget.value)}
        className="max-w-56"
      />
      <DetailFields details={details} onChange={(changed) => setDetails({ ...details, ...changed })} />
    </WordsForm>
  )
}
