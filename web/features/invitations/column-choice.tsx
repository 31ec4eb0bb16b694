import { type SubmitEvent, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { CheckBox } from '../../ui/fields/check-box.tsx'

interface ColumnChoiceProps {
  sentence: string
  /** `column 2`: its heading and the first address in it. */
  columns: Record<string, string>
  /** With the numbers of the columns, such as `2,3`. */
  onChoose: (columns: string) => void
}

/** A list has addresses in so many columns that somebody has to say which are parents'. Nobody is chosen beforehand. */
export function ColumnChoice({ sentence, columns, onChoose }: ColumnChoiceProps) {
  const id = useId()
  const [chosen, setChosen] = useState<string[]>([])
  const [isMissing, setMissing] = useState(false)
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setMissing(chosen.length === 0)
    if (chosen.length > 0) onChoose(chosen.map((name) => name.replace(/\D/g, '')).join(','))
  }
  return (
    <Notice title="Nobody has been invited yet" isUrgent>
      <p>{sentence}</p>
      <form method="dialog" noValidate onSubmit={handleSubmit}>
        <fieldset>
          <legend className="font-bold">Columns with parents’ addresses</legend>
          {isMissing && (
            <p role="alert" className="mt-2 font-bold text-danger">
              Choose at least one column.
            </p>
          )}
          {Object.entries(columns).map(([name, example]) => (
            <CheckBox
              key={name}
              id={`${id}-${name}`}
              checked={chosen.includes(name)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, name] : chosen.filter((other) => other !== name))
              }
              label={
                <span className="wrap-anywhere">
                  <b className="inline-block first-letter:uppercase">{name}:</b> {example}
                </span>
              }
            />
          ))}
        </fieldset>
        <Button type="submit" className="mt-4">
          Invite these parents
        </Button>
      </form>
    </Notice>
  )
}
