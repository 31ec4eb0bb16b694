import { LessonPart, type LessonStep } from '#contract/teaching.ts'
import { maxTaught, type Workshop } from '#contract/workshop.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { Drafts } from './drafts.ts'
import { pageTitle } from './problem-words.ts'
import { RowList } from './row-list.tsx'
import { usePart } from './use-drafts.ts'

/** The timed steps of the lesson with a book. */
export function LessonSteps({ drafts, workshop }: { drafts: Drafts; workshop: Workshop }) {
  const part = usePart(drafts, workshop, 'lesson')
  const steps = part.value
  const minutes = steps.reduce((sum, step) => sum + step.minutes, 0)
  return (
    <RowList
      part={part}
      heading="Lesson"
      what="this lesson"
      lead={
        steps.length > 0
          ? `${steps.length} ${steps.length === 1 ? 'step' : 'steps'}, ${minutes} minutes.`
          : 'Add the steps of a lesson here, or paste them as a table with the guide.'
      }
      added={{
        label: 'Add a step',
        row: { minutes: 5, title: '', page: null, parts: [empty('say'), empty('ask')] },
        atMost: maxTaught.steps,
      }}
      nameOf={(_, number) => `step ${number}`}
      fields={(step, number, change) => (
        <StepFields step={step} number={number} pages={workshop.pages.map(({ page }) => page)} onChange={change} />
      )}
    />
  )
}

const kinds: Record<LessonPart['kind'], { label: string; hint: string }> = {
  say: { label: 'Say and do', hint: 'Only the teacher sees it. A line for each sentence.' },
  ask: { label: 'Ask', hint: 'The class sees the questions, without answers in brackets. A line for each.' },
  steps: { label: 'What the class does', hint: 'The class sees it. A line for each task.' },
  listen: { label: 'Listen for', hint: 'Only the teacher sees it.' },
}

const empty = (kind: LessonPart['kind']): LessonPart => ({ kind, lines: [''] })

interface StepFieldsProps {
  step: LessonStep
  number: number
  pages: number[]
  onChange: (changed: Partial<LessonStep>) => void
}

function StepFields({ step, number, pages, onChange }: StepFieldsProps) {
  const missing = step.page !== null && !pages.includes(step.page) ? [step.page] : []
  return (
    <>
      <div className="grid gap-4 tablet:grid-cols-[3fr_1fr_1fr]">
        <TextField
          label={`Step ${number}`}
          autoComplete="off"
          maxLength={150}
          value={step.title}
          onChange={(event) => onChange({ title: event.target.value })}
        />
        <TextField
          label="Minutes"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={step.minutes ? String(step.minutes) : ''}
          onChange={(event) => onChange({ minutes: Number(event.target.value.replace(/\D/g, '')) })}
        />
        <SelectField
          label="Shows"
          value={step.page === null ? '' : String(step.page)}
          options={[
            { value: '', label: 'No page' },
            ...[...pages, ...missing].map((page) => ({ value: String(page), label: pageTitle(page) })),
          ]}
          onChange={(event) => onChange({ page: event.target.value === '' ? null : Number(event.target.value) })}
        />
      </div>
      {step.parts.map(({ kind, lines }, at) => (
        <TextArea
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
          key={at}
          label={kinds[kind].label}
          hint={kinds[kind].hint}
          rows={Math.max(2, lines.length)}
          value={lines.join('\n')}
          onChange={(event) =>
            onChange({ parts: step.parts.with(at, { kind, lines: event.target.value.split('\n') }) })
          }
        />
      ))}
      <p className="flex flex-wrap items-center gap-x-4">
        <span className="text-ink-soft">Add to this step:</span>
        {LessonPart.shape.kind.options.map((kind) => (
          <button
            key={kind}
            type="button"
            className="link min-h-11"
            onClick={() => onChange({ parts: [...step.parts, empty(kind)] })}
          >
            {kinds[kind].label}
          </button>
        ))}
      </p>
    </>
  )
}
