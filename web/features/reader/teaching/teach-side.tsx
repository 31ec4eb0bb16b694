import './teach-side.css'
import { ArrowLeft, ArrowRight, BookOpen, ListOrdered, Presentation, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Clock } from './clock.tsx'
import { LessonParts } from './lesson-parts.tsx'
import type { useLesson } from './use-lesson.ts'

interface TeachSideProps {
  lesson: ReturnType<typeof useLesson>
  /** The class sees the step, and no page. */
  isStepShown: boolean
  onShowStep: () => void
  /** The page of the step, or the one that is open. */
  onShowPage: () => void
  /** The last step is over. */
  onFinish: () => void
  /** What there is to ask about the page. */
  children: ReactNode
}

/** Beside the page: the clock, the step of the plan, and the questions. */
export function TeachSide({ lesson, isStepShown, onShowStep, onShowPage, onFinish, children }: TeachSideProps) {
  const { steps, step, time, minutes } = lesson
  const [view, setView] = useState<'step' | 'page'>('step')
  const [wasOpen, setWasOpen] = useState(false)
  const isOver = time.left === 0
  const total = steps.reduce((sum, each) => sum + each.minutes, 0)
  const start = () => {
    lesson.goTo(0)
    setView('step')
    setWasOpen(true)
  }
  return (
    <div className="teach-side" data-view={step ? view : 'page'} data-open={step !== undefined}>
      {step && <StepHead lesson={lesson} onSeen={() => setView('step')} />}
      <div className="teach-clock-row">
        <Clock
          {...{ time, minutes }}
          label={step ? 'Time left for this step' : 'Time left'}
          onChoose={step ? undefined : lesson.choose}
        />
        {step && <WhatIsShown page={step.page} {...{ isStepShown, onShowStep, onShowPage }} />}
      </div>
      <p role="status" className="teach-over">
        {isOver && (step ? 'The time for this step is over. Go on when your class is ready.' : 'Time is up.')}
      </p>
      {!step && steps.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1 text-ink-soft text-sm leading-[1.4]">
          {/* The button that ended the lesson has disappeared with the focus. */}
          <Button autoFocus={wasOpen} onClick={start}>
            <ListOrdered aria-hidden />
            Start the lesson
          </Button>
          <p>{`${steps.length} steps in ${total} minutes`}</p>
        </div>
      )}
      {step && (
        <div className="teach-switch">
          <Choice isOn={view === 'step'} onPress={() => setView('step')}>
            The plan
          </Choice>
          <Choice isOn={view === 'page'} onPress={() => setView('page')}>
            Questions
          </Choice>
        </div>
      )}
      {step && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit is scrolled to, with the keyboard too
        <section className="teach-panel" data-panel="step" tabIndex={0} aria-label="What the plan says">
          <LessonParts key={step.title} parts={step.parts} />
        </section>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as above */}
      <section className="teach-panel" data-panel="page" tabIndex={0} aria-label="About the page">
        {children}
      </section>
      {step && <StepTurns {...{ lesson, onFinish }} />}
    </div>
  )
}

function StepHead({ lesson, onSeen }: { lesson: TeachSideProps['lesson']; onSeen: () => void }) {
  const { steps, step, index, minutes } = lesson
  const heading = useRef<HTMLHeadingElement>(null)
  const seen = useRef(onSeen)
  seen.current = onSeen
  // The button that was pressed has disappeared, or says something else now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useEffect(() => {
    heading.current?.focus()
    seen.current()
  }, [index])
  return (
    <div className="flex items-start gap-2 text-sm leading-[1.4]">
      <div className="min-w-0 grow">
        <p className="text-ink-soft">
          Step {index + 1} of {steps.length}, {minutes === 1 ? '1 minute' : `${minutes} minutes`}
        </p>
        <h2 ref={heading} tabIndex={-1} className="teach-step-title">
          {step?.title}
        </h2>
      </div>
      <Button tone="quiet" aria-label="Close the plan" onClick={lesson.end}>
        <X aria-hidden />
      </Button>
    </div>
  )
}

type WhatIsShownProps = Pick<TeachSideProps, 'isStepShown' | 'onShowStep' | 'onShowPage'> & { page: number | null }

/** Changes what the class sees: the step, or a page of the book. */
function WhatIsShown({ page, isStepShown, onShowStep, onShowPage }: WhatIsShownProps) {
  const Icon = isStepShown ? BookOpen : Presentation
  return (
    <Button tone="quiet" onClick={isStepShown ? onShowPage : onShowStep}>
      <Icon aria-hidden />
      {isStepShown ? (page === null ? 'Show the page' : `Show page ${page}`) : 'Show the step'}
    </Button>
  )
}

function Choice({ isOn, onPress, children }: { isOn: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" aria-pressed={isOn} onClick={onPress}>
      {children}
    </button>
  )
}

function StepTurns({ lesson: { index, next, goTo, end }, onFinish }: Pick<TeachSideProps, 'lesson' | 'onFinish'>) {
  const finish = () => {
    end()
    onFinish()
  }
  return (
    <div className="lesson-turns">
      <Button tone="quiet" onClick={() => goTo(index - 1)} aria-disabled={index === 0 || undefined}>
        <ArrowLeft aria-hidden />
        Previous step
      </Button>
      {next ? (
        <Button onClick={() => goTo(index + 1)}>
          <span className="lesson-next">Next step: {next.title}</span>
          <ArrowRight aria-hidden />
        </Button>
      ) : (
        <Button onClick={finish}>End the lesson</Button>
      )}
    </div>
  )
}
