import './book.css'
import './text-panel.css'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type CSSProperties, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Resource } from '#contract/resources.ts'
import { Said } from '../../../domain/class-words/said.tsx'
import { useSessionCheck } from '../../../session/use-session-check.ts'
import { useFullScreen } from '../../../ui/room/use-full-screen.ts'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'
import type { ReadBook } from '../read-resource.ts'
import { SurroundingsContext } from '../surroundings.ts'
import { useTextSettings } from '../text/use-text-settings.ts'
import type { WordsBeside } from '../text/use-words-beside.ts'
import { useTexts } from '../texts/use-texts.ts'
import { useVoiceBar } from '../voice/use-voice-bar.ts'
import { BookPage } from './book-page.tsx'
import { EndPage } from './end-page.tsx'
import { fitBook } from './fit-book.ts'
import { actionOf } from './keys.ts'
import { endOf, isSpread, openPages, placeAfter, placeBefore, placeName, sideOf, storyPage } from './paging.ts'
import { findPlace, forgetPlace, keepPlace } from './place-kept.ts'
import { Ribbon } from './ribbon.tsx'
import { TextPanel } from './text-panel.tsx'
import { Toolbar } from './toolbar.tsx'
import { useChrome } from './use-chrome.ts'
import { useClearHeight } from './use-clear-height.ts'
import { useFocusKept } from './use-focus-kept.ts'
import { useGestures } from './use-gestures.ts'
import { useOnward } from './use-onward.ts'
import { useSize } from './use-size.ts'
import { useTextPanel } from './use-text-panel.ts'
import { useTranslated } from './use-translated.ts'
import { useTurning } from './use-turning.ts'

interface BookReaderProps {
  book: ReadBook
  companions: Resource[]
  /** The page to open at instead of where the reader stopped. */
  page: number | null
  onCertificate: (() => void) | null
  /** Something covers the book: it receives the keys, and the bars stay. */
  isCovered: boolean
}

/** A prepared storybook, full screen; the bars hide and reappear. */
export function BookReader({ book, companions, page, onCertificate, isCovered }: BookReaderProps) {
  const { resource, pages, aspect } = book
  const pageCount = pages.length
  const reader = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const words = useRef<WordsBeside>(null)
  const texts = useTexts(book.texts)
  const text = useTextPanel(pages, aspect, useSize(reader), texts.shown !== null)
  const isTextShown = useTranslated(stage) || text.isShown
  const stageSize = useSize(stage, isTextShown)
  const fit = stageSize ? fitBook(stageSize, aspect, isTextShown ? null : text.print) : null
  const pagination = { pageCount, isDouble: fit?.isDouble ?? false }

  const [openAt] = useState(() => Math.min(page ?? findPlace(resource.id) ?? 1, pageCount))
  const voice = useVoiceBar(Boolean(book.narrator))
  const { place, cameFrom, register, goTo, turn, swipe } = useTurning(pagination, openAt, voice.hush)
  const { goOn, swipeOn } = useOnward(words, { turn, swipe })
  const surroundings = use(SurroundingsContext)
  const checkSession = useSessionCheck()
  const [isFirstShown, setFirstShown] = useState(false)
  const open = openPages(place, pagination)
  const isEnd = place === endOf(pagination)

  const textSettings = useTextSettings()
  const chrome = useChrome(reader, isCovered || isEnd)
  const clearHeight = useClearHeight(stage, stageSize, `${isTextShown} ${voice.Bar !== null}`)
  const fullScreen = useFullScreen()

  useEffect(() => {
    if (isEnd) forgetPlace(resource.id)
    else keepPlace(resource.id, place)
  }, [resource.id, place, isEnd])

  const pressTurn = useFocusKept(reader, place)
  const tellPlace = useEffectEvent(() => surroundings?.onPlace(place))
  // biome-ignore lint/correctness/useExhaustiveDependencies: told of each place once
  useEffect(() => tellPlace(), [place])

  useGestures(reader, stage, {
    onSwipeStart: swipeOn.start,
    onSwipe: swipeOn.move,
    onSwipeEnd: swipeOn.end,
    onTurn: goOn,
    onToggleChrome: chrome.toggle,
  })

  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = isCovered ? null : actionOf(event)
    // The end page is taller than some screens, so scrolling keys keep scrolling it.
    if (!action || (isEnd && event.key !== 'ArrowLeft')) return
    if (action === 'leave') return void fullScreen.leave()
    event.preventDefault()
    if (action === 'first') void goTo(1)
    else if (action === 'last') void goTo(pageCount)
    else goOn(action)
  })
  useEffect(() => {
    const listening = new AbortController()
    window.addEventListener('keydown', (event) => press(event), { signal: listening.signal })
    return () => listening.abort()
  }, [])

  const next = placeAfter(place, pagination)
  const ahead = [next, placeAfter(next, pagination), placeBefore(place, pagination), cameFrom]
  const pagesAt = (at: number) => pages.filter((page) => openPages(at, pagination).includes(page.number))
  const mounted = new Set([open, ...(isFirstShown ? ahead.map((at) => openPages(at, pagination)) : [])].flat())

  return (
    <div
      ref={reader}
      className="reader"
      data-bars={chrome.isShown ? 'shown' : 'hidden'}
      data-text={isTextShown && !isEnd ? 'shown' : 'hidden'}
      style={{ '--aspect': aspect } as CSSProperties}
    >
      <Toolbar
        title={resource.title}
        isTextShown={isTextShown}
        onText={text.toggle}
        isVoiceOpen={voice.isOpen}
        onVoice={voice.toggle}
        isFullScreen={fullScreen.isFull}
        onFullScreen={() => void fullScreen.toggle()}
        onCertificate={onCertificate}
      />
      {isTextShown && !isEnd && (
        <TextPanel
          ref={words}
          pages={pages.filter((page) => open.includes(page.number))}
          words={book.words}
          texts={texts}
          onTurn={(to) => void turn(to)}
          settings={textSettings.settings}
          onSettings={textSettings.change}
        />
      )}
      <div ref={stage} className="book-stage">
        {fit && (
          <div
            className="book"
            hidden={isEnd}
            style={
              {
                '--page-width': `${fit.pageWidth}px`,
                '--page-height': `${fit.pageHeight}px`,
                '--clear-scale': Math.min(1, (clearHeight ?? fit.pageHeight) / fit.pageHeight),
              } as CSSProperties
            }
            data-lying={fit.isDouble && open.length === 1 ? sideOf(place, pagination) : 'open'}
            data-double={fit.isDouble}
            data-untouched={place === cameFrom}
            data-settled={isFirstShown}
          >
            {pages
              .filter((page) => mounted.has(page.number))
              .map((page) => (
                <BookPage
                  key={page.number}
                  page={page}
                  pageCount={pageCount}
                  aspect={aspect}
                  side={sideOf(page.number, pagination)}
                  width={fit.pageWidth}
                  isOpen={open.includes(page.number)}
                  isAwaited={!isFirstShown}
                  isSpread={isSpread(pagesAt(page.number))}
                  isTextElsewhere={isTextShown}
                  register={register}
                  onLoad={() => setFirstShown(true)}
                  onPictureFailed={surroundings?.onPictureFailed ?? checkSession}
                />
              ))}
          </div>
        )}
        {isEnd && (
          <EndPage
            resource={resource}
            companions={companions}
            onBack={pressTurn(() => void turn('previous'))}
            onReadAgain={pressTurn(() => void goTo(1))}
            onPage={(to) => pressTurn(() => void goTo(to))()}
            onCertificate={onCertificate}
          />
        )}
      </div>
      {place > 1 && !isEnd && (
        <button type="button" className="book-turn" data-turn="previous" onClick={pressTurn(() => goOn('previous'))}>
          <ChevronLeft aria-hidden />
          <VisuallyHidden>
            <Said>Previous page</Said>
          </VisuallyHidden>
        </button>
      )}
      {!isEnd && (
        <button type="button" className="book-turn" data-turn="next" onClick={pressTurn(() => goOn('next'))}>
          <ChevronRight aria-hidden />
          <VisuallyHidden>
            <Said>Next page</Said>
          </VisuallyHidden>
        </button>
      )}
      {page === null && place > 1 && place === cameFrom && (
        <div className="book-resumed">
          <p>{`You stopped at page ${storyPage(place)}.`}</p>
          <button type="button" onClick={() => void goTo(1)}>
            Start again
          </button>
        </div>
      )}
      {voice.Bar && !isEnd && (
        <voice.Bar
          reader={reader}
          pages={pages.filter((page) => open.includes(page.number))}
          shown={isTextShown ? texts.shown : null}
          sayings={book.sayings}
          narrator={book.narrator}
          audio={voice.audio}
          isTextElsewhere={isTextShown}
          stop={voice.stop}
          onTurn={() => turn('next')}
          onShow={goTo}
        />
      )}
      <Ribbon place={place} pagination={pagination} onGoTo={(to) => void goTo(to)} />
      <p className="sr-only" role="status">
        <span key={place}>
          <Said>{placeName(place, pagination)}</Said>
        </span>
      </p>
    </div>
  )
}
