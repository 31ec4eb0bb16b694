import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
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
  /** Another button, which does something else with the same words. */
  also?: { button: string; onSend: (words: string) => void } | undefined
  /** Keeps the button in sight at the lower edge of a dialog that scrolls. */
  isButtonPinned?: boolean
  /** Shown above the text. */
  children?: ReactNode
}

/** Over the padding of the dialog. */
const pinned =
  'sticky -bottom-6 -mx-6 -mb-6 flex flex-wrap gap-3 border-line border-t bg-raised px-6 py-3 phone:-bottom-8 phone:-mx-8 phone:-mb-8 phone:px-8'

/** A form with one text, such as a reply or a reason. The input stays until the form unmounts. */
export function WordsForm(props: WordsFormProps) {
  const { label, hint, button, busyLabel = 'Sending…', tone = 'main', isBusy, isOptional, problem, onSend } = props
  const [words, setWords] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const other = useRef<HTMLButtonElement>(null)
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const send = props.also && event.nativeEvent.submitter === other.current ? props.also.onSend : onSend
    const isMissing = !isOptional && words.trim() === ''
    setEmpty(isMissing)
    if (!(isMissing || isBusy)) send(words.trim())
  }
  return (
    <form method="dialog" className="grid gap-6" onSubmit={handleSubmit} noValidate>
      {props.children}
      <TextArea
        label={label}
        {...(hint && { hint })}
        rows={4}
        error={isEmpty && words.trim() === '' ? 'Write a few words.' : props.error}
        maxLength={props.maxLength ?? 5000}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Problem sentence={problem} />
      <div className={props.isButtonPinned ? pinned : 'flex flex-wrap gap-3'}>
        <Button type="submit" tone={tone} isBusy={isBusy} busyLabel={busyLabel}>
          {button}
        </Button>
        {props.also && (
          <Button type="submit" ref={other} tone="quiet" isBusy={isBusy} busyLabel={busyLabel}>
            {props.also.button}
          </Button>
        )}
      </div>
    </form>
  )
}
