import { type ChangeEvent, type ComponentProps, useState } from 'react'
import { classNames } from '../class-names.ts'
import { PasswordField } from './password-field.tsx'
import { loadPasswordRating, type PasswordScore } from './password-rating.ts'

const words = ['Very easy to guess', 'Easy to guess', 'Could be harder to guess', 'Good', 'Very good'] as const
const tones = ['bg-danger', 'bg-danger', 'bg-accent', 'bg-success', 'bg-success'] as const

function StrengthLine({ score }: { score: PasswordScore }) {
  return (
    <div className="mt-2 flex items-center gap-3">
      <div aria-hidden className="grid w-36 shrink-0 grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={classNames(
              'h-2 rounded-full forced-colors:border',
              step <= Math.max(score, 1) ? classNames(tones[score], 'forced-colors:bg-[CanvasText]') : 'bg-line',
            )}
          />
        ))}
      </div>
      <p role="status" className="text-sm">
        <span className="sr-only">Strength: </span>
        {words[score]}
      </p>
    </div>
  )
}

/** A password being chosen: what is advised, and how hard it is to guess while it is typed. */
export function NewPasswordField({ onChange, onFocus, ...props }: ComponentProps<typeof PasswordField>) {
  const [typed, setTyped] = useState('')
  const [rate, setRate] = useState<((password: string) => PasswordScore) | null>(null)
  const password = typeof props.value === 'string' ? props.value : typed
  const prepare = async () => {
    const loaded = await loadPasswordRating().catch(() => null)
    setRate(() => loaded)
  }
  return (
    <div>
      <PasswordField
        hint="At least 7 characters with a number, a capital and a symbol."
        autoComplete="new-password"
        {...props}
        onFocus={(event) => {
          onFocus?.(event)
          if (!rate) void prepare()
        }}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          setTyped(event.target.value)
          onChange?.(event)
        }}
      />
      {rate && password && <StrengthLine score={rate(password)} />}
    </div>
  )
}
