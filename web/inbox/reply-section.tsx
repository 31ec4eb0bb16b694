import { type ReactNode, useState } from 'react'
import { showToast } from '../ui/feedback/toast.ts'
import { CaseSection } from './case-section.tsx'
import { WordsForm } from './words-form.tsx'

interface ReplySectionProps {
  /** The recipient's name. */
  name: string
  hint: string
  isBusy: boolean
  /** Why the last reply could not be sent. */
  problem: string | undefined
  /** Sends the reply; resolves when it has been sent. */
  onSend: (text: string, onSent: () => void) => void
  /** Another button that sends the reply, and does more or less with it. */
  also?: { button: string; onSend: (text: string, onSent: () => void) => void } | undefined
  /** What the first button says. */
  button?: string
  children?: ReactNode
}

/** Replies by mail. The input stays when the reply could not be sent. */
export function ReplySection({
  name,
  hint,
  isBusy,
  problem,
  onSend,
  also,
  button = 'Send the answer',
  children,
}: ReplySectionProps) {
  const [replies, setReplies] = useState(0)
  const handleSent = () => {
    showToast.success('The answer has been sent.')
    setReplies((count) => count + 1)
  }
  return (
    <CaseSection title="Answer">
      <WordsForm
        key={replies}
        label={`To ${name}`}
        hint={`${hint} We add a greeting.`}
        button={button}
        isBusy={isBusy}
        problem={problem}
        onSend={(text) => onSend(text, handleSent)}
        also={also && { button: also.button, onSend: (text) => also.onSend(text, handleSent) }}
      />
      {children}
    </CaseSection>
  )
}
