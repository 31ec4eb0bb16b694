import { type ReactNode, useState } from 'react'
import { showToast } from './toast.ts'
import { WordsForm } from './words-form.tsx'

interface AnswerSectionProps {
  /** Whoever is answered. */
  name: string
  hint: string
  isBusy: boolean
  /** Why the last answer could not be sent. */
  problem: string | undefined
  /** Sends it, and says when that has been done. */
  onSend: (text: string, onSent: () => void) => void
  children?: ReactNode
}

/** Answers somebody by mail. A form of its own for each answer: what was typed stays when it could not be sent. */
export function AnswerSection({ name, hint, isBusy, problem, onSend, children }: AnswerSectionProps) {
  const [answers, setAnswers] = useState(0)
  const handleSent = () => {
    showToast.success('The answer has been sent.')
    setAnswers((count) => count + 1)
  }
  return (
    <section aria-labelledby="answer" className="grid gap-6 border-line border-t pt-8">
      <h2 id="answer" className="text-xl">
        Answer
      </h2>
      <WordsForm
        key={answers}
        label={`To ${name}`}
        hint={hint}
        button="Send the answer"
        isBusy={isBusy}
        problem={problem}
        onSend={(text) => onSend(text, handleSent)}
      />
      {children}
    </section>
  )
}
