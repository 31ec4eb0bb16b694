import { TextField } from './text-field.tsx'
import { rememberTypedEmail, typedEmail } from './typed-email.ts'

/** The address of an account. What was typed survives an error, a reload, and the way to the next form. */
export function EmailField({ error }: { error: string | undefined }) {
  return (
    <TextField
      id="email"
      name="email"
      label="E-mail address"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={typedEmail()}
      onChange={(event) => rememberTypedEmail(event.target.value)}
      error={error}
    />
  )
}
