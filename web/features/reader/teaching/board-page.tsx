import './board.css'
import { useQuery } from '@tanstack/react-query'
import { Maximize } from 'lucide-react'
import { type CSSProperties, useEffect, useEffectEvent } from 'react'
import { useParams } from 'react-router'
import type { BoardState } from '#contract/boards.ts'
import type { Book } from '#contract/resources.ts'
import type { LessonStep } from '#contract/teaching.ts'
import { ApiError } from '../../../api/api-error.ts'
import { LoadFailure } from '../../../domain/load-failure.tsx'
import { WhenSlow } from '../../../ui/feedback/when-slow.tsx'
import { DocumentTitle, Page } from '../../../ui/page/page.tsx'
import { useFullScreen } from '../../../ui/room/use-full-screen.ts'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { actionOf } from '../book/keys.ts'
import { pageName } from '../book/paging.ts'
import { usePicture } from '../book/use-picture.ts'
import { WordlessPart } from '../book/wordless-part.tsx'
import { NoSuchResource } from '../no-such-resource.tsx'
import { bookQuery } from '../queries.ts'
import { useBoardState } from './board-channel.ts'
import { BoardPhone } from './board-phone.tsx'
import { LessonScreen } from './lesson-screen.tsx'
import { lessonQuery } from './queries.ts'
import { Shade } from './spotlight.tsx'
import { useCountdown } from './use-countdown.ts'
import { useLeftAlone } from './use-left-alone.ts'

export const prefetch = (path: string) => {
  const id = Number(path.split('/')[3])
  return [bookQuery(id), lessonQuery(id)]
}

/** What the class sees: a page of the book, as large as the board, or the screen of a step of the lesson. */
export function BoardPage() {
  const { resourceId = '' } = useParams()
  const isHydrated = useHydrated()
  const isId = /^[1-9]\d{0,8}$/.test(resourceId)
  const { data, error, refetch } = useQuery({ ...bookQuery(Number(resourceId)), enabled: isId })
  const lesson = useQuery({ ...lessonQuery(Number(resourceId)), enabled: isId })
  if (!isId || (error instanceof ApiError && error.status === 404)) return <NoSuchResource />
  if (isHydrated && data) return <Board key={data.resource.id} book={data} steps={lesson.data?.steps ?? []} />
  return (
    <Page title="The board" isHeadingHidden>
      {error ? (
        <LoadFailure title="The book did not open" error={error} onRetry={refetch} />
      ) : (
        <p role="status">
          The book is opening…
          <WhenSlow>
            {' '}
            The connection is slow, or the portal is not responding. The book will open as soon as it has loaded.
          </WhenSlow>
        </p>
      )}
    </Page>
  )
}

function Board({ book, steps }: { book: Book; steps: readonly LessonStep[] }) {
  const { resource, aspect, pages } = book
  const { state, turn, show, setClock } = useBoardState(resource.id, pages.length)
  const step = state.lesson ? steps[state.lesson.step - 1] : undefined
  const { isFull, toggle } = useFullScreen()
  const isLeft = useLeftAlone()
  const page = pages[state.page - 1] ?? pages[0]
  const next = pages[state.page]
  const picture = usePicture({ src: page?.image_large ?? '' }, page !== undefined && !step && !state.isBlank)
  const areWordsGone = state.hasNoWords && page?.wordless != null

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOf(event)
    if (action !== 'next' && action !== 'previous') return
    event.preventDefault()
    turn(action)
  })
  useEffect(() => {
    const listening = new AbortController()
    window.addEventListener('keydown', (event) => handleKey(event), { signal: listening.signal })
    return () => listening.abort()
  }, [])

  return (
    <div className="board-window">
      <DocumentTitle>{resource.title}</DocumentTitle>
      <h1 className="sr-only">{resource.title}</h1>
      {step && state.lesson && !state.isBlank && (
        <StepOnBoard key={state.lesson.step} {...{ book, step }} lesson={state.lesson} />
      )}
      {page && !step && !state.isBlank && (
        <div className="board-page" style={{ '--aspect': aspect } as CSSProperties}>
          <img
            key={picture.attempt}
            onLoad={() => picture.note('shown')}
            onError={() => picture.note('failed')}
            className="board-picture"
            {...picture.address}
            alt={[pageName(page.number, pages.length), areWordsGone ? '' : words(page.text), page.alt]
              .filter(Boolean)
              .join('. ')}
          />
          {areWordsGone && page.wordless && <WordlessPart key={page.number} part={page.wordless} />}
          {state.spotlight && <Shade spot={state.spotlight} />}
        </div>
      )}
      {state.isBlank && <VisuallyHidden>The board is blank.</VisuallyHidden>}
      {next && <link rel="prefetch" as="image" href={next.image_large} />}
      <div className="board-tools" data-left={isLeft || undefined}>
        <p role="status" className="board-lost">
          {(picture.isLate || picture.state === 'failed') &&
            'The picture has not loaded. It will appear as soon as the portal responds. Other pages may already be there.'}
        </p>
        <BoardPhone resourceId={resource.id} onShow={show} onTime={setClock} />
        {!isFull && (
          <button type="button" className="board-tool" onClick={() => void toggle()}>
            <Maximize aria-hidden />
            Full screen
          </button>
        )}
      </div>
    </div>
  )
}

interface StepOnBoardProps {
  book: Book
  step: LessonStep
  lesson: NonNullable<BoardState['lesson']>
}

/** The time goes on here by itself, as the teacher's window last said. */
function StepOnBoard({ book, step, lesson }: StepOnBoardProps) {
  const time = useCountdown(lesson.left)
  const set = useEffectEvent(() => (lesson.isRunning ? time.start(lesson.left) : time.hold(lesson.left)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it says something
  useEffect(() => set(), [lesson])
  return <LessonScreen {...{ book, step }} left={time.left} />
}

const words = (text: Book['pages'][number]['text']) =>
  text.map((lines) => lines.map((line) => line.text).join(' ')).join(' ')
