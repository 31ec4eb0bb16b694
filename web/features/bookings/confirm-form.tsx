import { useState } from 'react'
import type { Booking } from '#contract/bookings.ts'
import { dayInWords, dayProblem, todayInUk } from '#contract/school-days.ts'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { WordsForm } from '../../inbox/words-form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast.ts'
import { useBookingDecision } from './queries.ts'

/** The day of the session, from those that suit the school or another one; the school is mailed. */
export function ConfirmForm({ booking, onDone }: { booking: Booking; onDone: () => void }) {
  const { nation, preferred_dates } = booking
  const isReachable = booking.email !== ''
  const possible = preferred_dates.filter((day) => !dayProblem(day, nation))
  const [day, setDay] = useState(booking.session_on || possible[0] || '')
  const [asked, setAsked] = useState<string>()
  const confirming = useBookingDecision(booking)
  const ownProblem = day === '' ? 'Choose the day of the session.' : dayProblem(day, nation)
  const fromServer = confirming.error instanceof ApiError ? confirming.error.fields.session_on : undefined
  const dayError = (asked === day ? ownProblem : undefined) ?? fromServer
  return (
    <WordsForm
      label="Add something (optional)"
      hint={
        isReachable
          ? 'When you arrive, what you need. It stands in the e-mail that tells the school of the day.'
          : 'It stands in the history. Whoever asked has left, so nobody is mailed: tell the school yourself.'
      }
      button={isReachable ? 'Confirm and tell the school' : 'Confirm the day'}
      isOptional
      isBusy={confirming.isPending}
      problem={confirming.error && !fromServer ? sentenceOf(confirming.error) : undefined}
      onSend={(text) => {
        setAsked(day)
        if (ownProblem) return
        confirming.mutate(
          { kind: 'status', status: 'confirmed', session_on: day, text },
          {
            onSuccess: () => {
              showToast.success(`The day has been confirmed${isReachable ? ', and the school told' : ''}.`)
              onDone()
            },
          },
        )
      }}
    >
      {possible.length > 0 && (
        <fieldset className="grid gap-2">
          <legend className="font-bold">What suits the school</legend>
          {possible.map((one) => (
            <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name="preferred"
                className="size-6 accent-accent"
                checked={day === one}
                onChange={() => setDay(one)}
              />
              {dayInWords(one)}
            </label>
          ))}
        </fieldset>
      )}
      <TextField
        label={possible.length > 0 ? 'Or another day' : 'Day of the session'}
        type="date"
        min={todayInUk()}
        value={day}
        error={dayError}
        onChange={(event) => setDay(event.currentTarget.value)}
        className="max-w-56"
      />
    </WordsForm>
  )
}
