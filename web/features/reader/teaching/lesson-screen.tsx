import './lesson-screen.css'
import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import type { Book, BookPage } from '#contract/resources.ts'
import { type LessonStep, seenByClass } from '#contract/teaching.ts'
import { shrinkToFit } from '../../../ui/shrink-to-fit.ts'
import { usePicture } from '../book/use-picture.ts'
import { inDigits } from './use-countdown.ts'

interface LessonScreenProps {
  book: Book
  step: LessonStep
  /** Milliseconds of its time. */
  left: number
}

/**
 * What a class sees of a step, like a slide of its presentation: the title, what is asked and done, the page and the time. A
 * step that asks nothing has a large picture, of its page or the cover. It fills its container.
 */
export function LessonScreen({ book: { pages, aspect }, step, left }: LessonScreenProps) {
  const { questions, tasks } = seenByClass(step)
  const asks = questions.length + tasks.length > 0
  // 1 is the page that follows the cover.
  const page = step.page === null ? undefined : pages[step.page]
  const shown = page ?? (asks ? undefined : pages[0])
  const share = Math.min(1, left / (step.minutes * 60_000))
  return (
    <div className="lesson-screen">
      <div className="lesson-screen-sheet" data-asks={asks} style={{ '--aspect': aspect } as CSSProperties}>
        <Words key={step.title} {...{ title: step.title, questions, tasks }} />
        {shown && <StepPicture key={shown.number} page={shown} />}
        <div className="lesson-screen-foot">
          <p role="timer" aria-label="Time left" className="lesson-screen-time" data-over={left === 0}>
            {inDigits(left)}
          </p>
          <div aria-hidden className="lesson-screen-bar">
            <div style={{ width: `${share * 100}%` }} />
          </div>
        </div>
      </div>
    </div>
  )
}

/** Of their size: the least in twentieths, and from where on the words are small. */
const minShare = 6
const smallShare = 0.65

function Words({ title, questions, tasks }: { title: string; questions: string[]; tasks: string[] }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    function fitWords() {
      if (!box.current) return
      box.current.dataset.gets = 'half'
      if (shrinkToFit(box.current, minShare) > smallShare) return
      // The picture gives way before the words become small.
      box.current.dataset.gets = 'most'
      shrinkToFit(box.current, minShare)
    }
    fitWords()
    // A projector changes its size, and a typeface may still be on its way.
    window.addEventListener('resize', fitWords)
    document.fonts?.addEventListener('loadingdone', fitWords)
    return () => {
      window.removeEventListener('resize', fitWords)
      document.fonts?.removeEventListener('loadingdone', fitWords)
    }
  }, [])
  return (
    <div ref={box} className="lesson-screen-words">
      <h2 className="lesson-screen-title">{title}</h2>
      {questions.map((question) => (
        <p key={question} className="lesson-screen-question">
          {question}
        </p>
      ))}
      {tasks.length > 0 && (
        <ol className="lesson-screen-tasks">
          {tasks.map((task) => (
            <li key={task}>{task}</li>
          ))}
        </ol>
      )}
    </div>
  )
}

function StepPicture({ page }: { page: BookPage }) {
  const { attempt, address, note } = usePicture({ src: page.image_large }, true)
  return (
    <img
      key={attempt}
      {...address}
      alt={page.alt}
      className="lesson-screen-picture"
      onLoad={() => note('shown')}
      onError={() => note('failed')}
    />
  )
}
