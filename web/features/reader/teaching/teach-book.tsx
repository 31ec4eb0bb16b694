import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react'
import { type CSSProperties, useEffect, useEffectEvent, useState } from 'react'
import type { Book, BookPage } from '#contract/resources.ts'
import type { LessonStep, Prompts } from '#contract/teaching.ts'
import { type Asked, AskOutcome } from '../../../domain/outcomes/ask-outcome.tsx'
import { PageHeading } from '../../../ui/page/page.tsx'
import { RoomScreen } from '../../../ui/room/room-screen.tsx'
import { RoomButton, RoomLink } from '../../../ui/room/room-tool.tsx'
import { actionOf, isShortcut } from '../book/keys.ts'
import { pageName, storyPage } from '../book/paging.ts'
import type { Turn } from '../book/swipe.ts'
import { turned, useBoard } from './board-channel.ts'
import { BoardControls } from './board-controls.tsx'
import { FarBoard } from './far-board.tsx'
import { LessonScreen } from './lesson-screen.tsx'
import { PageQuestions } from './page-questions.tsx'
import { type Spot, TeachPicture } from './spotlight.tsx'
import { TeachSide } from './teach-side.tsx'
import { useFarBoard } from './use-far-board.ts'
import { useLedLesson } from './use-led-lesson.ts'
import { useLesson } from './use-lesson.ts'

/** Opens the board in a window of its own, to be moved to the projector; again, it comes to the front. */
const openBoard = (resourceId: number) =>
  window.open(`/resources/books/${resourceId}/board`, `board-${resourceId}`, 'popup,width=1280,height=800')

/** A page of the book, and a step of the lesson where that is shown in its place. */
interface Place {
  page: number
  step: number | null
}

interface TeachBookProps {
  book: Book
  prompts: Prompts
  /** Of the lesson; none without a plan. */
  steps: readonly LessonStep[]
}

export function TeachBook({ book, prompts, steps }: TeachBookProps) {
  const { resource, aspect, pages } = book
  const [number, setNumber] = useState(1)
  const [isBlank, setBlank] = useState(false)
  const [hasNoWords, setNoWords] = useState(false)
  const [spotlight, setSpotlight] = useState<Spot | null>(null)
  /** The class sees the step of the lesson, and no page. */
  const [isStepShown, setStepShown] = useState(false)
  const lesson = useLesson(steps, (opened) => {
    const { page } = opened
    led.reach(steps.indexOf(opened) + 1)
    if (page !== null) setNumber(Math.min(page + 1, pages.length))
    setStepShown(true)
  })
  const step = isStepShown && lesson.step ? lesson.index + 1 : null
  /** Where the board stays while the teacher looks ahead; null while it follows. */
  const [frozenAt, setFrozenAt] = useState<Place | null>(null)
  const [isBlocked, setBlocked] = useState(false)
  /** In memory only: the next class begins afresh. */
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set())
  const showPage = (wanted: number) => {
    setNumber(Math.min(wanted, pages.length))
    setStepShown(false)
  }
  const turnPage = (wanted: Turn) => showPage(turned(number, wanted, pages.length))
  /** A key or a clicker goes on with what the class sees. */
  const turn = (wanted: Turn) => {
    if (step === null) turnPage(wanted)
    else lesson.goTo(lesson.index + (wanted === 'next' ? 1 : -1))
  }
  const shown = { ...(frozenAt ?? { page: number, step }), isBlank, hasNoWords, spotlight, time: lesson.time }
  const { isOpen: isBeside } = useBoard(resource.id, shown, { onTurn: turn, onFound: showPage })
  const far = useFarBoard(resource.id, shown)
  const [isAsking, setAsking] = useState(false)
  const isOpen = isBeside || far.status === 'leading'
  const isLed = far.status === 'leading' || far.status === 'lost'
  const led = useLedLesson(resource.id, steps.length, isOpen)
  const [outcomeAsked, askOutcome] = useState<Asked>()
  const finish = async () => {
    const answer = await led.end()
    if (answer) askOutcome({ ...answer, about: { lesson: answer.lesson } })
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const action = isClickerOnTick(event) ? turnOfClicker(event.key) : actionOf(event)
    if (action !== 'next' && action !== 'previous') return
    event.preventDefault()
    turn(action)
  })
  useEffect(() => {
    const listening = new AbortController()
    window.addEventListener('keydown', (event) => handleKey(event), { signal: listening.signal })
    return () => listening.abort()
  }, [])

  const page = pages[number - 1]
  const next = pages[number]
  const status =
    isBlocked && !isOpen
      ? 'Your browser has blocked the window. Allow pop-ups for this site, then try again.'
      : [
          boardStatus({ isOpen, isBlank, frozenAt, far: far.status }),
          isOpen && hasNoWords && !isBlank && shown.step === null && wordsStatus(pages[shown.page - 1]),
          spotlight && 'Move the spotlight on the picture.',
        ]
          .filter(Boolean)
          .join(' ')
  return (
    <RoomScreen
      title={`Teach ${resource.title}`}
      className="teach"
      bar={
        <>
          <RoomLink icon={ArrowLeft} to={`/resources/books/${resource.id}`}>
            The book’s page
          </RoomLink>
          <BoardControls
            {...{ isBeside, isOpen, isLed, isBlank, hasNoWords }}
            isFrozen={frozenAt !== null}
            hasSpotlight={spotlight !== null}
            onOpen={() => setBlocked(openBoard(resource.id) === null)}
            onConnect={() => setAsking(true)}
            onStop={far.stop}
            onFreeze={() => setFrozenAt(frozenAt === null ? { page: number, step } : null)}
            onBlank={() => setBlank(!isBlank)}
            onWords={() => {
              setNoWords(!hasNoWords)
              setStepShown(false)
            }}
            onSpotlight={() => {
              setSpotlight(spotlight ? null : { x: 0.5, y: 0.5 })
              setStepShown(false)
            }}
          />
          <div className="teach-turns">
            <RoomButton icon={ChevronLeft} isOff={number === 1} onPress={() => turnPage('previous')}>
              Back
            </RoomButton>
            <p aria-live="polite" className="teach-place">
              {pageName(number, pages.length)}
            </p>
            <RoomButton
              icon={ChevronRight}
              // In a lesson the next step is what is pressed next.
              tone={step === null ? 'main' : 'quiet'}
              isOff={number === pages.length}
              onPress={() => turnPage('next')}
            >
              Next
            </RoomButton>
          </div>
        </>
      }
    >
      <div className="teach-stage" style={{ '--aspect': aspect } as CSSProperties}>
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-4">
          <PageHeading className="teach-title">{resource.title}</PageHeading>
          <p role="status" className="text-ink-soft text-sm leading-[1.4]">
            {status}
          </p>
        </div>
        <div className="teach-page">
          {step !== null && lesson.step ? (
            <div aria-hidden className="teach-frame teach-step-screen">
              <LessonScreen {...{ book }} step={lesson.step} left={lesson.time.left} />
            </div>
          ) : (
            page && <TeachPicture page={page} spotlight={spotlight} onMove={setSpotlight} />
          )}
          {next && <link rel="prefetch" as="image" href={next.image_large} />}
        </div>
        <TeachSide
          lesson={lesson}
          isStepShown={step !== null}
          onShowStep={() => setStepShown(true)}
          onFinish={() => void finish()}
          onShowPage={() => showPage(lesson.step?.page == null ? number : lesson.step.page + 1)}
        >
          <PageQuestions
            prompts={prompts}
            page={storyPage(number)}
            asked={asked}
            onAsked={(question, isAsked) =>
              setAsked((before) => {
                const after = new Set(before)
                if (isAsked) after.add(question)
                else after.delete(question)
                return after
              })
            }
          />
        </TeachSide>
      </div>
      <AskOutcome asked={outcomeAsked} onClose={() => askOutcome(undefined)} />
      <FarBoard far={far} isOpen={!isLed && (isAsking || far.problem !== '')} onClose={() => setAsking(false)} />
    </RoomScreen>
  )
}

// A question that has been ticked keeps the focus, and must not stop the clicker.
const isClickerOnTick = (event: KeyboardEvent) =>
  event.target instanceof HTMLInputElement &&
  event.target.type === 'checkbox' &&
  /^Page(Up|Down)$/.test(event.key) &&
  !(isShortcut(event) || event.shiftKey || event.defaultPrevented)
const turnOfClicker = (key: string): Turn => (key === 'PageDown' ? 'next' : 'previous')

interface BoardStanding {
  isOpen: boolean
  isBlank: boolean
  frozenAt: Place | null
  far: ReturnType<typeof useFarBoard>['status']
}

function boardStatus({ isOpen, isBlank, frozenAt, far }: BoardStanding): string {
  if (!isOpen && far === 'lost')
    return 'The board is not connected. We are still trying. Meanwhile, you can turn its pages there, or carry on here.'
  if (!isOpen && far === 'connecting') return 'Connecting to the board…'
  if (!isOpen) return 'The board is not open. Open it, and move its window to the projector.'
  if (isBlank) return 'The board is blank.'
  return frozenAt === null ? 'The board follows you.' : `The board is frozen on ${nameOf(frozenAt)}.`
}

function nameOf({ page, step }: Place): string {
  if (step !== null) return `step ${step}`
  return page === 1 ? 'the cover' : `page ${storyPage(page)}`
}

function wordsStatus(page: BookPage | undefined): string {
  if (!page || page.text.length === 0) return 'This page has no words to hide.'
  return page.wordless
    ? 'The board shows the picture without its words.'
    : 'The words of this page are part of its picture, so the board still shows them.'
}
