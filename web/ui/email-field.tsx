import { useEffect, useRef } from 'react'
import { TextField } from './text-field.tsx'
import { rememberTypedEmail, typedEmail } from './typed-email.ts'

/** The address of an account. What was typed survives an error, a reload, and the way to the next form. */
export function EmailField({ error }: { error: string | undefined }) {
  const ref = useRef<HTMLInputElement>(null)
  // Not with the first picture of the page: the server draws that, and knows nothing of it.
  useEffect(() => {
    if (ref.current?.value === '') ref.current.value = typedEmail()
  }, [])
  return (
    <TextField
      ref={ref}
      id="email"
      name="email"
      label="E-mail address"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => rememberTypedEmail(event.target.value)}
      error={error}
    />
  )
}
