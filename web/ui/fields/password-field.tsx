import { type ComponentProps, useState } from 'react'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import { TextField } from './text-field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'after'>

/**
 * A password that can be shown on demand. It takes any length: one cut off while it is pasted would not be the one that its
 * owner has. Say with `autoComplete` whether it is the current or a new one.
 */
export function PasswordField({ label, maxLength: _, ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const word = isShown ? 'Hide' : 'Show'
  return (
    <TextField
      {...props}
      label={label}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      className="pr-24"
      after={
        <button
          type="button"
          className="absolute inset-y-1 right-1 min-w-20 cursor-pointer rounded-sm px-3 font-bold text-accent-ink hover:bg-accent-soft"
          onClick={() => setShown(!isShown)}
        >
          <span aria-hidden>{word}</span>
          <VisuallyHidden>{`${word} ${label.toLowerCase()}`}</VisuallyHidden>
        </button>
      }
    />
  )
}
