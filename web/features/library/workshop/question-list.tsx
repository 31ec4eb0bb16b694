import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { maxTaught, type TaughtPage } from '#contract/workshop.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckBox } from '../../../ui/fields/check-box.tsx'
import { controlClass } from '../../../ui/fields/text-field.tsx'
import { RowTools } from './row-tools.tsx'
import { useRows } from './use-rows.ts'

interface QuestionListProps {
  questions: TaughtPage['questions']
  onChange: (questions: TaughtPage['questions']) => void
}

/** What a teacher asks about a page, in the order of asking. */
export function QuestionList({ questions, onChange }: QuestionListProps) {
  const { keys, set, add, remove, move } = useRows(questions, onChange)
  const isAdded = useRef(false)
  useEffect(() => {
    if (isAdded.current) document.getElementById(`question-${questions.length - 1}`)?.focus()
    isAdded.current = false
  }, [questions.length])
  const addOne = () => {
    isAdded.current = true
    add({ text: '', is_deep: false })
  }
  return (
    <fieldset id="questions" tabIndex={-1} className="grid min-w-0 gap-2 outline-none">
      <legend className="font-bold">Questions</legend>
      <ol className="grid gap-3">
        {questions.map((question, index) => (
          <li key={keys[index]} className="workshop-row">
            <textarea
              id={`question-${index}`}
              aria-label={`Question ${index + 1}`}
              dir="auto"
              rows={2}
              maxLength={500}
              className={controlClass}
              value={question.text}
              onChange={(event) => set(index, { ...question, text: event.target.value })}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.shiftKey) return
                event.preventDefault()
                addOne()
              }}
            />
            <div className="flex flex-wrap items-center justify-between">
              <CheckBox
                id={`deep-${index}`}
                label="Goes deeper"
                checked={question.is_deep}
                onChange={(event) => set(index, { ...question, is_deep: event.target.checked })}
              />
              <RowTools
                name={`question ${index + 1}`}
                index={index}
                count={questions.length}
                onMove={(by) => move(index, by)}
                onRemove={() => remove(index)}
              />
            </div>
          </li>
        ))}
      </ol>
      {questions.length < maxTaught.questions && (
        <Button tone="quiet" className="justify-self-start" onClick={addOne}>
          <Plus aria-hidden className="size-5" />
          Add a question
        </Button>
      )}
    </fieldset>
  )
}
