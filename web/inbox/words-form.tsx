import { type FormEvent, type ReactNode, useState } from 'react'
import { Button, type ButtonTone } from '../ui/button.tsx'
import { TextArea } from '../ui/fields/text-area.tsx'
import { Problem } from './case-section.tsx'

interface WordsFormProps {
  label: string
  hint?: string
  button: string
  busyLabel?: string
  tone?: ButtonTone
  isBusy: boolean
  /** Whether the text is optional. */
  isOptional?: boolean
  maxLength?: number
  /** The server's error about the text. */
  error?: string | undefined
  /** The error about the whole form. */
  problem?: string | undefined
  /** Called with the words; answers through `problem`. */
  onSend: (words: string) => void
  /** Shown above the text. */
  children?: ReactNode
}

/** A form with one text, such as a reply or a reason. The input stays until the form unmounts. */
export function WordsForm(props: WordsFormProps) {
  const { label, hint, button, busyLabel = 'Sending…', tone = 'main', isBusy, isOptional, problem, onSend } = props
  const [words, setWords] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const isMissing = !isOptional && words.trim() === ''
    setEmpty(isMissing)
    if (!(isMissing || isBusy)) onSend(words.trim())
  }
  return (
    <form className="grid gap-6" onSubmit={handleSubmit} noValidate>
      {props.children}
      <TextArea
        label={label}
        {...(hint && { hint })}
        error={isEmpty && words.trim() === '' ? 'Write a few words.' : props.error}
        maxLength={props.maxLength ?? 5000}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Problem sentence={problem} />
      <div>
        <Button type="submit" tone={tone} isBusy={isBusy} busyLabel={busyLabel}>
          {button}
        </Button>
      </div>
    </form>
  )
}
