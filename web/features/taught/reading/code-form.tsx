import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { FormCard } from '../../../ui/fields/form-card.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'

const format = 'Enter the 12 letters and digits of the code.'

/** For parents who have a letter and no camera. */
export function CodeForm({ problem }: { problem?: string | undefined }) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(problem)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const code = typed.replace(/[\s-]/gu, '').toUpperCase()
    if (!/^[A-Z0-9]{12}$/.test(code)) return setWrong(format)
    void navigate({ hash: code })
  }
  return (
    <FormCard className="mt-6 max-w-[34rem]">
      <form method="dialog" noValidate autoComplete="off" className="grid gap-5" onSubmit={handleSubmit}>
        <TextField
          label="Code from the school’s letter"
          hint="12 letters and digits, with or without spaces"
          name="code"
          value={typed}
          error={wrong}
          maxLength={20}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          translate="no"
          onChange={(event) => {
            setTyped(event.target.value)
            setWrong(undefined)
          }}
        />
        <div>
          <Button type="submit">Open</Button>
        </div>
      </form>
    </FormCard>
  )
}
