import { type FormEvent, useId, useState } from 'react'
import { type Assurance, type DbsLevel, dbsLevelNames } from '#contract/assurance.ts'
import { todayInUk } from '#contract/school-days.ts'
import { ApiError, isChangedMeanwhile, sentenceOf } from '../../../api/api-error.ts'
import { Problem } from '../../../inbox/case-section.tsx'
import { Button } from '../../../ui/button.tsx'
import { CheckBox } from '../../../ui/fields/check-box.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { Confirming, Wanted } from './queries.ts'

const levels = (Object.keys(dbsLevelNames) as DbsLevel[]).map((value) => ({ value, label: dbsLevelNames[value] }))

interface ChecksFormProps {
  /** What the form begins with, and compares with what is stored when it is sent; later ones change nothing in it. */
  assurance: Assurance
  confirming: Confirming
  onConfirm: (wanted: Wanted) => void
}

/** The checks of a visitor, which may be confirmed bit by bit. */
export function ChecksForm({ assurance, confirming, onConfirm }: ChecksFormProps) {
  const id = useId()
  const { visitor } = assurance
  const [checks, setChecks] = useState<Wanted>(() => ({
    identity_checked: assurance.identity_checked,
    dbs_level: assurance.dbs_level,
    dbs_issued_on: assurance.dbs_issued_on,
    right_to_work_checked: assurance.right_to_work_checked,
    references_taken: assurance.references_taken,
    confirmed_by: assurance.confirmed_by,
    visitor,
    confirm_time: assurance.confirm_time,
  }))
  const change = (changed: Partial<typeof checks>) => setChecks({ ...checks, ...changed })
  const { error } = confirming
  const fields = error instanceof ApiError ? error.fields : {}
  const isSaidHere = error !== null && Object.keys(fields).length === 0 && !isChangedMeanwhile(error)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!confirming.isPending) onConfirm(checks)
  }
  return (
    <form method="dialog" className="grid gap-4" onSubmit={handleSubmit} noValidate>
      <CheckBox
        id={`${id}-identity`}
        label={`The identity of ${visitor} was checked against original documents`}
        checked={checks.identity_checked}
        onChange={(event) => change({ identity_checked: event.currentTarget.checked })}
      />
      <CheckBox
        id={`${id}-work`}
        label="Their right to work in the UK was checked"
        checked={checks.right_to_work_checked}
        onChange={(event) => change({ right_to_work_checked: event.currentTarget.checked })}
      />
      <CheckBox
        id={`${id}-references`}
        label="References were taken up"
        checked={checks.references_taken}
        onChange={(event) => change({ references_taken: event.currentTarget.checked })}
      />
      <div className="grid items-end gap-4 tablet:grid-cols-2">
        <SelectField
          label="Level of the DBS check"
          options={levels}
          value={checks.dbs_level}
          onChange={(event) => change({ dbs_level: event.currentTarget.value as DbsLevel })}
        />
        <TextField
          label="Date of the certificate"
          type="date"
          max={todayInUk()}
          value={checks.dbs_issued_on}
          error={fields.dbs_issued_on}
          onChange={(event) => change({ dbs_issued_on: event.currentTarget.value })}
        />
      </div>
      <TextField
        label="Confirmed by"
        hint="Name and job title, such as “Sam Okafor, head of programmes”. Do not enter the number of the certificate anywhere."
        maxLength={150}
        value={checks.confirmed_by}
        error={fields.confirmed_by}
        onChange={(event) => change({ confirmed_by: event.currentTarget.value })}
      />
      <Problem sentence={isSaidHere ? sentenceOf(error) : undefined} />
      <div>
        <Button type="submit" tone="quiet" isBusy={confirming.isPending} busyLabel="Saving…">
          Confirm these checks today
        </Button>
      </div>
    </form>
  )
}
