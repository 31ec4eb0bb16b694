import './outcomes.css'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { primaryYears, type UkNation } from '#contract/curriculum.ts'
import { addOutcome, type Bands, type ClassNumbers, maxClassSize, yearName } from '#contract/evidence.ts'
import { Button } from '../../ui/button.tsx'
import { CheckBox } from '../../ui/fields/check-box.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { bands, colours, ticks } from './words.ts'

const years = [...primaryYears, 0]
export const yearsIn = (nation: UkNation | null) => years.map((year) => ({ year, name: yearName(year, nation) }))

const nobody: Bands = { towards: 0, expected: 0, beyond: 0 }

interface OutcomeFormProps {
  initial: ClassNumbers
  nation: UkNation | null
  isBusy: boolean
  /** Beside "Save". */
  more?: ReactNode
  /** What the server said. */
  problem?: string | undefined
  onSave: (numbers: ClassNumbers) => void
}

/** All numbers of a class at once: to be looked over, and corrected. */
export function OutcomeForm({ initial, nation, isBusy, more, problem, onSave }: OutcomeFormProps) {
  const id = useId()
  const [numbers, setNumbers] = useState(initial)
  const [wrong, setWrong] = useState<{ field: string; sentence: string } | null>(null)
  const change = (part: Partial<ClassNumbers>) => {
    setNumbers({ ...numbers, ...part })
    setWrong(null)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const checked = addOutcome.body.safeParse(numbers)
    const issue = checked.error?.issues[0]
    if (issue) return setWrong({ field: String(issue.path[0]), sentence: issue.message })
    if (!isBusy) onSave(numbers)
  }
  const sentence = wrong?.sentence ?? problem
  const hasColours = numbers.first !== null
  return (
    <form method="dialog" noValidate className="grid gap-4" onSubmit={handleSubmit}>
      <div className="grid grid-cols-2 items-end gap-4">
        <SelectField
          label="Year"
          value={String(numbers.year)}
          options={yearsIn(nation).map(({ year, name }) => ({ value: String(year), label: name }))}
          onChange={(event) => change({ year: Number(event.target.value) })}
        />
        <div className="grid gap-2">
          <label htmlFor={`${id}children`} className="font-bold">
            Children
          </label>
          <SmallNumber
            id={`${id}children`}
            value={numbers.children}
            isWrong={wrong?.field === 'children'}
            onChange={(children) => change({ children })}
          />
        </div>
      </div>
      <CheckBox
        id={`${id}colours`}
        label="They wrote or drew in two colours"
        checked={hasColours}
        onChange={(event) =>
          change(event.target.checked ? { first: nobody, second: nobody } : { first: null, second: null })
        }
      />
      {hasColours && (
        <table className="band-table">
          <caption className="sr-only">How many children were in each band</caption>
          <thead>
            <tr>
              <th scope="col">Children</th>
              {colours.map(({ key, name }) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bands.map((band) => (
              <tr key={band.key}>
                <th scope="row">{band.name}</th>
                {colours.map(({ key, name }) => (
                  <td key={key}>
                    <SmallNumber
                      label={`${band.name}, ${name.toLowerCase()}`}
                      value={numbers[key]?.[band.key] ?? 0}
                      isWrong={wrong?.field === key}
                      onChange={(value) => change({ [key]: { ...(numbers[key] ?? nobody), [band.key]: value } })}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <fieldset>
        <legend className="font-bold">Tick what happened</legend>
        {ticks.map(({ key, sentence: words }) => (
          <CheckBox
            key={key}
            id={`${id}${key}`}
            label={words}
            checked={numbers.statements.includes(key)}
            onChange={(event) =>
              change({
                statements: event.target.checked
                  ? [...numbers.statements, key]
                  : numbers.statements.filter((one) => one !== key),
              })
            }
          />
        ))}
      </fieldset>
      {sentence && (
        <p role="alert" className="font-bold text-danger">
          {sentence}
        </p>
      )}
      {/* Down to the edge of the dialog, so that nothing is seen below it. */}
      <div className="sticky -bottom-6 -mb-6 flex flex-wrap gap-3 bg-raised pt-2 pb-6 phone:-bottom-8 phone:-mb-8 phone:pb-8">
        <Button type="submit" isBusy={isBusy} busyLabel="Saving…">
          Save
        </Button>
        {more}
      </div>
    </form>
  )
}

interface SmallNumberProps {
  /** That of its label, or a label that nobody sees. */
  id?: string
  label?: string
  value: number
  isWrong: boolean
  onChange: (value: number) => void
}

function SmallNumber({ id, label, value, isWrong, onChange }: SmallNumberProps) {
  // What is typed stays, also while it is no number.
  const [typed, setTyped] = useState(String(value))
  return (
    <input
      {...(id && { id })}
      {...(label && { 'aria-label': label })}
      {...(isWrong && { 'aria-invalid': true })}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={String(maxClassSize).length + 1}
      className="small-number"
      value={typed}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(/^\d+$/.test(event.target.value.trim()) ? Number(event.target.value) : Number.NaN)
      }}
    />
  )
}
