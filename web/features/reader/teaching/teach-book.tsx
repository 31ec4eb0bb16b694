import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Book, BookPage } from '#contract/resources.ts'
import type { Prompts } from '#contract/teaching.ts'
import { Button } from '../../../ui/button.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { actionOf, isShortcut } from '../book/keys.ts'
import { pageName, storyPage } from '../book/paging.ts'
import type { Turn } from '../book/swipe.ts'
import { turned, useBoard } from './board-channel.ts'
import { BoardControls } from './board-controls.tsx'
import { FarBoard } from './far-board.tsx'
import { LessonRunner } from './lesson-runner.tsx'
import { LessonTimer } from './lesson-timer.tsx'
import { PageQuestions } from './page-questions.tsx'
import { type Spot, TeachPicture } from './spotlight.tsx'
import { useFarBoard } from './use-far-board.ts'

/** Opens the board in a window of its own, to be moved to the projector; again, it comes to the front. */
const openBoard = (resourceId: number) =>
  window.open(`/resources/books/${resourceId}/board`, `board-${resourceId}`, 'popup,width=1280,height=800')

export function TeachBook({ book: { resource, pages }, prompts }: { book: Book; prompts: Prompts }) {
  const [number, setNumber] = useState(1)
  const [isBlank, setBlank] = useState(false)
  const [hasNoWords, setNoWords] = useState(false)
  const [spotlight, setSpotlight] = useState<Spot | null>(null)
  /** The page at which the board stays while the teacher looks ahead; null while it follows. */
  const [frozenAt, setFrozenAt] = useState<number | null>(null)
  const [isBlocked, setBlocked] = useState(false)
  /** In memory only: the next class begins afresh. */
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set())
  const turn = (wanted: Turn) => setNumber((before) => turned(before, wanted, pages.length))
  const state = { page: frozenAt ?? number, isBlank, hasNoWords, spotlight }
  const { isOpen: isBeside } = useBoard(resource.id, state, {
    onTurn: turn,
    onFound: (page) => setNumber(Math.min(page, pages.length)),
  })
  const far = useFarBoard(resource.id, state)
  const isOpen = isBeside || far.status === 'leading'

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
  const name = pageName(number, pages.length)
  return (
    <Page
      title={`Teach ${resource.title}`}
      heading={resource.title}
      breadcrumb={[
        { label: 'Resources', to: '/resources' },
        { label: resource.title, to: `/resources/books/${resource.id}` },
        { label: 'Teach it' },
      ]}
      className="teach"
    >
      <BoardControls
        {...{ isBeside, isOpen, isBlank, hasNoWords }}
        isLed={far.status === 'leading' || far.status === 'lost'}
        isFrozen={frozenAt !== null}
        hasSpotlight={spotlight !== null}
        status={
          isBlocked && !isOpen
            ? 'Your browser has blocked the window. Allow pop-ups for this site, then try again.'
            : [
                far.status === 'lost' && !isOpen ? boardLost : boardStatus(isOpen, isBlank, frozenAt),
                isOpen && hasNoWords && !isBlank && wordsStatus(pages[(frozenAt ?? number) - 1]),
                spotlight && 'Move the spotlight on the picture.',
              ]
                .filter(Boolean)
                .join(' ')
        }
        onOpen={() => setBlocked(openBoard(resource.id) === null)}
        onStop={far.stop}
        onFreeze={() => setFrozenAt(frozenAt === null ? number : null)}
        onBlank={() => setBlank(!isBlank)}
        onWords={() => setNoWords(!hasNoWords)}
        onSpotlight={() => setSpotlight(spotlight ? null : { x: 0.5, y: 0.5 })}
      />
      <FarBoard far={far} />
      <LessonRunner resourceId={resource.id} onShow={(wanted) => setNumber(Math.min(wanted + 1, pages.length))} />
      <div className="teach-columns">
        <div className="grid content-start gap-4">
          {page && <TeachPicture page={page} spotlight={spotlight} onMove={setSpotlight} />}
          <div className="teach-turns">
            <Button tone="quiet" onClick={() => turn('previous')} aria-disabled={number === 1 || undefined}>
              <ArrowLeft aria-hidden />
              Back
            </Button>
            <p aria-live="polite" className="font-bold">
              {name}
            </p>
            <Button onClick={() => turn('next')} aria-disabled={number === pages.length || undefined}>
              Next
              <ArrowRight aria-hidden />
            </Button>
          </div>
        </div>
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
        <div className="teach-beside">
          {next && (
            <figure className="teach-next">
              <img src={next.image} alt="" />
              <figcaption>Next</figcaption>
            </figure>
          )}
          <LessonTimer />
        </div>
      </div>
    </Page>
  )
}

// A question that has been ticked keeps the focus, and must not stop the clicker.
const isClickerOnTick = (event: KeyboardEvent) =>
  event.target instanceof HTMLInputElement &&
  event.target.type === 'checkbox' &&
  /^Page(Up|Down)$/.test(event.key) &&
  !(isShortcut(event) || event.shiftKey || event.defaultPrevented)
const turnOfClicker = (key: string): Turn => (key === 'PageDown' ? 'next' : 'previous')

const boardLost =
  'The board is not connected. We are still trying. Meanwhile, you can turn its pages there, or carry on here.'

function boardStatus(isOpen: boolean, isBlank: boolean, frozenAt: number | null): string {
  if (!isOpen)
    return 'The board is not open. Open it and move its window to the projector, or connect to a board on another device.'
  if (isBlank) return 'The board is blank.'
  return frozenAt === null
    ? 'The board follows you.'
    : `The board is frozen on ${frozenAt === 1 ? 'the cover' : `page ${storyPage(frozenAt)}`}.`
}

function wordsStatus(page: BookPage | undefined): string {
  if (!page || page.text.length === 0) return 'This page has no words to hide.'
  return page.wordless
    ? 'The board shows the picture without its words.'
    : 'The words of this page are part of its picture, so the board still shows them.'
}
