import { type FormEvent, type ReactNode, useState } from 'react'
import { Button, type ButtonTone } from './button.tsx'
import { Notice } from './notice.tsx'
import { TextArea } from './text-area.tsx'

interface WordsFormProps {
  label: string
  hint?: string
  button: string
  busyLabel?: string
  tone?: ButtonTone
  isBusy: boolean
  /** Words can be left out. */
  isOptional?: boolean
  maxLength?: number
  /** Why it was not done, of the whole form. */
  problem?: string | undefined
  /** Called with the words; answers through `problem`. */
  onSend: (words: string) => void
  /** Stands above the words. */
  children?: ReactNode
}

/** A form of some words: an answer, a reason. What was typed stays until the form goes. */
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
        error={isEmpty && words.trim() === '' ? 'Write a few words.' : undefined}
        maxLength={props.maxLength ?? 5000}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {problem && (
        <Notice tone="danger" title="Nothing was changed" isUrgent>
          <p>{problem}</p>
        </Notice>
      )}
      <div>
        <Button type="submit" tone={tone} isBusy={isBusy} busyLabel={busyLabel}>
          {button}
        </Button>
      </div>
    </form>
  )
}
