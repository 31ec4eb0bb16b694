import type { SessionDetails } from '#contract/bookings.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { formatNames } from './wording.ts'

/** The details among what is known of a booking. */
export const pickDetails = ({ starts_at, minutes, format, visitor, place }: SessionDetails): SessionDetails => ({
  ...{ starts_at, minutes, format, visitor, place },
})

const lengths = [0, 45, 60, 90, 120, 180].map((minutes) => ({
  value: String(minutes),
  label: minutes === 0 ? 'Not decided yet' : `${minutes} minutes`,
}))
const formats = (Object.keys(formatNames) as SessionDetails['format'][]).map((value) => ({
  value,
  label: formatNames[value],
}))

interface DetailFieldsProps {
  details: SessionDetails
  onChange: (changed: Partial<SessionDetails>) => void
}

/** What the school is told beside the day. Each may be left out. */
export function DetailFields({ details, onChange }: DetailFieldsProps) {
  return (
    <fieldset className="grid gap-4 phone:grid-cols-2">
      <legend className="mb-3 font-bold">Details (optional)</legend>
      <TextField
        label="Begins at"
        type="time"
        value={details.starts_at}
        onChange={(event) => onChange({ starts_at: event.currentTarget.value })}
      />
      <SelectField
        label="Lasts"
        options={lengths}
        value={String(details.minutes)}
        onChange={(event) => onChange({ minutes: Number(event.currentTarget.value) })}
      />
      <SelectField
        label="How"
        options={formats}
        value={details.format}
        onChange={(event) => onChange({ format: event.currentTarget.value as SessionDetails['format'] })}
      />
      <TextField
        label="Visitor"
        maxLength={100}
        value={details.visitor}
        onChange={(event) => onChange({ visitor: event.currentTarget.value })}
      />
      <TextField
        label="Place or link"
        maxLength={200}
        value={details.place}
        onChange={(event) => onChange({ place: event.currentTarget.value })}
        className="phone:col-span-2"
      />
    </fieldset>
  )
}
