import type { FormEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { codeLength, plainCode } from './school-by-code.ts'

interface CodeFormProps {
  code: string
  error: string | undefined
  isAsking: boolean
  /** `isWhole`: it has as many letters and digits as a code, so it is looked up without being asked for. */
  onType: (code: string, isWhole: boolean) => void
  onAsk: () => void
}

export function CodeForm({ code, error, isAsking, onType, onAsk }: CodeFormProps) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isAsking && plainCode(code) !== '') onAsk()
  }
  return (
    <form method="dialog" noValidate className="grid gap-4" onSubmit={handleSubmit}>
      <TextField
        id="school_code"
        name="school_code"
        label="Invite code"
        hint="8 letters and digits, from your school."
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={20}
        className="font-bold uppercase tracking-[0.2em]"
        value={code}
        error={error}
        onChange={({ target: { value } }) => onType(value, plainCode(value).length === codeLength)}
      />
      <div>
        <Button type="submit" tone="quiet" isBusy={isAsking} busyLabel="Looking…">
          Find my school
        </Button>
      </div>
    </form>
  )
}
