import { BookOpen, Check } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { isClassWord, partsOfClassCode } from '#contract/class-code-text.ts'
import { Said } from '../../../domain/class-words/said.tsx'
import { Button } from '../../../ui/button.tsx'
import { isComplete, problemOf, spread } from './typed-code.ts'
import type { ClassFailure } from './use-class-book.ts'

interface CodeFormProps {
  /** What was typed before. */
  code: string
  failure: ClassFailure | undefined
  onOpen: (code: string) => void
}

const fields = [
  { name: 'word-1', label: 'First word' },
  { name: 'word-2', label: 'Second word' },
  { name: 'number', label: 'Number' },
]

/**
 * Three large fields. They take small letters and a whole code that is pasted, and lead on to the next one when a word
 * is complete. A word that no code has is found here, so that it costs no try.
 */
export function CodeForm({ code, failure, onOpen }: CodeFormProps) {
  const id = useId()
  const [values, setValues] = useState(() => spread(['', '', ''], 0, partsOfClassCode(code).join(' ')).values)
  const [problem, setProblem] = useState(failure ? { field: 0, sentence: failure.sentence } : null)
  const inputs = useRef<(HTMLInputElement | null)[]>([])
  const button = useRef<HTMLButtonElement>(null)

  // After a refusal the first field is read out with what is wrong.
  useEffect(() => {
    if (failure) inputs.current[0]?.select()
  }, [failure])

  const goTo = (field: number) => (inputs.current[field] ?? button.current)?.focus()

  const handleType = (field: number, typed: string) => {
    const next = spread(values, field, typed)
    setValues(next.values)
    setProblem(null)
    if (next.field !== field) goTo(next.field)
  }

  const handleKey = (field: number, event: KeyboardEvent) => {
    const isEmptied = event.key === 'Backspace' && values[field] === '' && field > 0
    const leadsOn = event.key === 'Enter' && values[field] !== '' && values[field + 1] === ''
    if (!isEmptied && !leadsOn) return
    event.preventDefault()
    goTo(isEmptied ? field - 1 : field + 1)
  }

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const found = problemOf(values)
    setProblem(found)
    if (found) goTo(found.field)
    else onOpen(values.join('-'))
  }

  return (
    <form method="dialog" onSubmit={handleSubmit} noValidate autoComplete="off">
      <p className="read-lead">
        <Said>Copy the two words and the number from the board.</Said>
      </p>
      <div className="read-fields">
        {fields.map(({ name, label }, field) => {
          const isWrong = problem !== null && (problem.field === field || failure !== undefined)
          const isDone = field < 2 ? isClassWord(values[field] ?? '') : isComplete(2, values[2] ?? '')
          return (
            <div key={name} className="read-field" data-done={isDone} data-wrong={isWrong}>
              <label htmlFor={id + name}>
                <Said>{label}</Said>
              </label>
              <span className="read-slot">
                <input
                  ref={(input) => {
                    inputs.current[field] = input
                  }}
                  id={id + name}
                  name={name}
                  value={values[field]}
                  onChange={(event) => handleType(field, event.currentTarget.value)}
                  onKeyDown={(event) => handleKey(field, event)}
                  aria-invalid={isWrong || undefined}
                  aria-describedby={isWrong ? `${id}problem` : undefined}
                  inputMode={field === 2 ? 'numeric' : 'text'}
                  autoCapitalize="characters"
                  autoCorrect="off"
                  autoComplete="off"
                  spellCheck={false}
                  translate="no"
                  dir="ltr"
                  enterKeyHint={field === 2 ? 'go' : 'next'}
                />
                {isDone && !isWrong && <Check aria-hidden className="read-tick" />}
              </span>
            </div>
          )
        })}
      </div>
      <p id={`${id}problem`} role="alert" className="read-problem">
        {problem && <Said>{problem.sentence}</Said>}
      </p>
      <Button ref={button} type="submit" className="read-button">
        <BookOpen aria-hidden className="size-8" />
        <Said>Open the book</Said>
      </Button>
    </form>
  )
}
