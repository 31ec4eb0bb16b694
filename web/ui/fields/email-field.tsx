import { useLayoutEffect } from 'react'
import { TextField } from './text-field.tsx'
import { rememberTypedEmail, typedEmail } from './typed-email.ts'

interface EmailFieldProps {
  id: string
  name: string
  value: string
  error: string | undefined
  maxLength?: number | undefined
  onChange: (event: { target: { value: string } }) => void
}

/** The e-mail address of an account. What was typed survives an error, a reload, and the way to the next form. */
export function EmailField({ value, onChange, ...field }: EmailFieldProps) {
  // Not in the first render, which has to equal the server's, but before anybody sees the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    const typed = typedEmail()
    if (value === '' && typed !== '') onChange({ target: { value: typed } })
  }, [])
  return (
    <TextField
      {...field}
      value={value}
      label="E-mail address"
      type="email"
      autoComplete="username"
      onChange={(event) => {
        rememberTypedEmail(event.target.value)
        onChange(event)
      }}
    />
  )
}
