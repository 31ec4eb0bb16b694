import { useState } from 'react'
import { dayAfter, todayInUk } from '#contract/school-days.ts'
import { FieldGroup } from '../../ui/fields/field-group.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { type DateField, dateFields } from './date-fields.ts'

interface PreferredDatesProps {
  field: (name: DateField) => {
    id: string
    name: string
    value: string
    error: string | undefined
    onChange: (event: { target: { value: string } }) => void
  }
  problemOf: (day: string) => string | undefined
}

const labels = ['First choice', 'Second choice', 'Third choice']

/** Up to three dates. Each is validated when its field loses focus, not while typing. */
export function PreferredDates({ field, problemOf }: PreferredDatesProps) {
  const [left, setLeft] = useState<Partial<Record<DateField, string>>>({})
  return (
    <FieldGroup
      title="Days that suit"
      hint="Optional. Choose school days, starting with the best one. We do not visit on bank holidays."
    >
      {dateFields.map((name, index) => {
        const wired = field(name)
        const isLeft = left[name] === wired.value
        return (
          <TextField
            key={name}
            {...wired}
            label={labels[index] ?? ''}
            error={(isLeft ? problemOf(wired.value) : undefined) ?? wired.error}
            type="date"
            min={dayAfter(todayInUk(), 1)}
            className="max-w-60"
            onBlur={(event) => setLeft({ ...left, [name]: event.currentTarget.value })}
          />
        )
      })}
    </FieldGroup>
  )
}
