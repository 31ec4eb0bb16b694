import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { breakName } from '#contract/school-calendar.ts'
import { maxClosedDays, type OwnCalendar, saveTermDates, termNames } from '#contract/term-dates.ts'
import { termDatesQuery } from '../../api/term-dates-query.ts'
import { useForm } from '../../forms/use-form.ts'
import { useVersion } from '../../forms/use-version.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'
import { FieldGroup } from '../../ui/fields/field-group.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { type DayField, termFields, toInput, valuesOf } from './fields.ts'

/** INSET days: English schools have five. */
const usualClosedDays = 5

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** The term dates of a school year, as a council prints them: three terms, each with its break, and the other days without lessons. */
export function TermDatesForm({ calendar, year }: { calendar: OwnCalendar; year: number }) {
  const client = useQueryClient()
  const storedOf = ({ years }: OwnCalendar) => years.find((entered) => entered.year === year)
  const stored = storedOf(calendar)
  const own = useVersion(stored?.version ?? 0, async () =>
    storedOf(await client.fetchQuery({ ...termDatesQuery, staleTime: 0 })),
  )
  const [shown, setShown] = useState(Math.max(usualClosedDays, stored?.closed_days.length ?? 0))
  const { field, problems, attempt, sending, formProps } = useForm(saveTermDates, {
    values: valuesOf(stored),
    toInput: (values) => toInput(values, year, own.version),
    onDone: (saved) => {
      client.setQueryData(termDatesQuery.queryKey, saved)
      own.setVersion(storedOf(saved)?.version ?? 0)
      showToast.success('Your term dates have been saved.')
      return undefined
    },
    onFailed: (error) => void own.onFailed(error),
  })
  const dayProps = (name: DayField) => ({
    ...field(name),
    type: 'date',
    min: `${year}-08-01`,
    max: `${year + 1}-07-31`,
  })
  return (
    <form {...formProps} className="mt-8 grid gap-8">
      <ErrorSummary problems={problems} attempt={attempt} />
      {termNames.map((name, at) => {
        const ofBreak = capital(breakName(calendar.nation, at))
        const labels = ['First day', `${ofBreak} from`, `${ofBreak} to`, 'Last day']
        return (
          <FieldGroup key={name} title={`${capital(name)} ${at === 0 ? year : year + 1}`}>
            <div className="grid items-end gap-4 phone:grid-cols-2 desktop:grid-cols-4">
              {termFields.map((each, index) => (
                <TextField key={each} {...dayProps(`terms.${at}.${each}`)} label={labels[index] ?? ''} />
              ))}
            </div>
          </FieldGroup>
        )
      })}
      <FieldGroup
        title="Other days without lessons"
        hint="Optional: INSET or in-service days, and local holidays. The portal knows bank holidays."
      >
        <div className="grid items-end gap-4 phone:grid-cols-2 tablet:grid-cols-3 desktop:grid-cols-5">
          {Array.from({ length: shown }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a field is known by its place
            <TextField key={at} {...dayProps(`closed_days.${at}`)} label={`Day ${at + 1}`} />
          ))}
        </div>
        {shown < maxClosedDays && (
          <div>
            <Button tone="quiet" onClick={() => setShown(maxClosedDays)}>
              Add more days
            </Button>
          </div>
        )}
      </FieldGroup>
      <div>
        <Button type="submit" isBusy={sending.isPending} busyLabel="Saving…">
          Save the term dates
        </Button>
      </div>
    </form>
  )
}
