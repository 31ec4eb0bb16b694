import './lesson.css'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ArrowRight, BookOpen, ListOrdered, Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Lesson } from '#contract/teaching.ts'
import { Button } from '../../../ui/button.tsx'
import { LessonParts } from './lesson-parts.tsx'
import { lessonQuery } from './queries.ts'
import { inDigits, useCountdown } from './use-countdown.ts'

interface LessonRunnerProps {
  resourceId: number
  /** Turns the book, and the board that follows it, to a page of the story. */
  onShow: (page: number) => void
}

/** Takes the class through the steps of the plan; nothing for a book whose plan has none. */
export function LessonRunner({ resourceId, onShow }: LessonRunnerProps) {
  const { data } = useQuery(lessonQuery(resourceId))
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  if (!data || data.steps.length === 0) return null
  const minutes = data.steps.reduce((sum, step) => sum + step.minutes, 0)
  if (isOpen) return <RunningLesson steps={data.steps} onShow={onShow} onEnd={() => setOpen(false)} />
  return (
    <section aria-labelledby="lesson" className="lesson lesson-closed">
      <ListOrdered aria-hidden className="size-8 shrink-0 text-accent-ink" />
      <div className="min-w-0 grow basis-56">
        <h2 id="lesson" className="teach-subtitle">
          The lesson
        </h2>
        <p>
          {data.steps.length} steps in {minutes} minutes, with what to say and when to go on.
        </p>
      </div>
      {/* The button that ended the lesson has disappeared with the focus. */}
      <Button
        autoFocus={wasOpen}
        onClick={() => {
          setOpen(true)
          setWasOpen(true)
        }}
      >
        Start the lesson
      </Button>
    </section>
  )
}

type Steps = Lesson['steps']

function RunningLesson({
  steps,
  onShow,
  onEnd,
}: { steps: Steps; onEnd: () => void } & Pick<LessonRunnerProps, 'onShow'>) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [index, setIndex] = useState(0)
  const step = steps[index]
  const time = useCountdown(step?.minutes ?? 0)
  const next = steps[index + 1]
  // The button that began the lesson has disappeared with the focus.
  useEffect(() => heading.current?.focus(), [])
  const goTo = (wanted: number) => {
    const { minutes } = steps[wanted] ?? {}
    if (minutes === undefined) return
    setIndex(wanted)
    // The class goes on with the time running, or stays with it stopped.
    if (time.isRunning || time.left === 0) time.start(minutes * 60_000)
    else time.reset(minutes)
    heading.current?.focus()
  }
  if (!step) return null
  const { title, minutes, page, parts } = step
  const isOver = time.left === 0
  return (
    <section aria-labelledby="lesson" className="lesson">
      <div className="lesson-head">
        <div className="min-w-0 grow basis-64">
          <p className="text-ink-soft">
            Step {index + 1} of {steps.length}, {minutes === 1 ? '1 minute' : `${minutes} minutes`}
          </p>
          <h2 id="lesson" ref={heading} tabIndex={-1} className="lesson-title">
            {title}
          </h2>
        </div>
        <p className="teach-time" role="timer" aria-label="Time left for this step" data-over={isOver}>
          {inDigits(time.left)}
        </p>
        {time.isRunning ? (
          <Button tone="quiet" onClick={time.pause}>
            <Pause aria-hidden />
            Stop the clock
          </Button>
        ) : (
          <Button tone="quiet" onClick={() => time.start(isOver ? minutes * 60_000 : time.left)}>
            <Play aria-hidden />
            {isOver ? 'Start again' : 'Start the clock'}
          </Button>
        )}
        {page !== null && (
          <Button tone="quiet" onClick={() => onShow(page)}>
            <BookOpen aria-hidden />
            Show page {page}
          </Button>
        )}
      </div>
      <p role="status" className="font-bold empty:hidden">
        {isOver && 'The time for this step is over. Go on when your class is ready.'}
      </p>
      <LessonParts parts={parts} />
      <div className="lesson-foot">
        <div className="lesson-turns">
          <Button tone="quiet" onClick={() => goTo(index - 1)} aria-disabled={index === 0 || undefined}>
            <ArrowLeft aria-hidden />
            Previous step
          </Button>
          {next ? (
            <Button onClick={() => goTo(index + 1)}>
              Next step: {next.title}
              <ArrowRight aria-hidden />
            </Button>
          ) : (
            <Button onClick={onEnd}>End the lesson</Button>
          )}
        </div>
        {next && (
          <Button tone="quiet" onClick={onEnd}>
            Close the plan
          </Button>
        )}
      </div>
    </section>
  )
}
