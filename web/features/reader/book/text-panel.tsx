import '../text/text.css'
import { ALargeSmall, ArrowDown } from 'lucide-react'
import { type CSSProperties, type Ref, useId, useRef, useState } from 'react'
import type { BookPage, BookWord } from '#contract/resources.ts'
import { ExplainedText } from '../text/explained-text.tsx'
import { joinedLines } from '../text/joined-lines.ts'
import { OneSentence } from '../text/one-sentence.tsx'
import { ReadingRuler } from '../text/reading-ruler.tsx'
import type { TextSettings } from '../text/settings.ts'
import { SettingsForm } from '../text/settings-form.tsx'
import { useWordsBeside, type WordsBeside } from '../text/use-words-beside.ts'
import { sentencesOf } from '../voice/sentences.ts'
import { storyPage } from './paging.ts'
import type { Turn } from './swipe.ts'

interface TextPanelProps {
  ref: Ref<WordsBeside>
  pages: BookPage[]
  /** Those that the guide explains. */
  words: readonly BookWord[]
  onTurn: (turn: Turn) => void
  settings: TextSettings
  onSettings: (changed: Partial<TextSettings>) => void
}

/** From this size on (per cent), a line of a phone has few letters. */
const largeFrom = 200

/** The words of the open pages, large and reflowing, set as the reader has chosen. */
export function TextPanel({ ref, pages, words: explained, onTurn, settings, onSettings }: TextPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const formId = useId()
  const first = pages[0]?.number ?? 0
  const { size, letters, lines, tint, hasRuler, isBySentence } = settings
  const sentences = isBySentence ? pages.flatMap(sentencesOn) : []
  const { index, goTo, isMoreBelow, bringMore } = useWordsBeside(ref, { panel, words, page: first, sentences })
  const isMore = isMoreBelow && !isOpen

  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <>
      <section
        ref={panel}
        className="book-text"
        aria-label="Text of the page"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard
        tabIndex={0}
        data-own-keys="lines"
        data-letters={letters}
        data-words={settings.words}
        data-lines={lines}
        data-tint={tint}
        data-large={size >= largeFrom || undefined}
        data-ruler={hasRuler || undefined}
        data-more={isMore || undefined}
        style={{ '--text-scale': size / 100 } as CSSProperties}
      >
        <button
          ref={opener}
          type="button"
          className="text-open"
          aria-expanded={isOpen}
          aria-controls={isOpen ? formId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <ALargeSmall aria-hidden />
          <span className="sr-only">Text settings</span>
        </button>
        {isOpen && <SettingsForm id={formId} settings={settings} onChange={onSettings} onClose={close} />}
        <div ref={words} className="text-words">
          {isBySentence ? (
            <OneSentence
              sentences={sentences}
              words={pages.flatMap((page) => wordsOn(page, explained))}
              page={first}
              index={index}
              onGoTo={goTo}
              onTurn={onTurn}
            />
          ) : (
            // The key renews the whole element: a translating browser has replaced the text nodes that React knew.
            pages.map((page) => <PageWords key={page.number} page={page} words={wordsOn(page, explained)} />)
          )}
          {hasRuler && <ReadingRuler key={`${first}`} panel={panel} words={words} />}
        </div>
      </section>
      {isMore && (
        <div className="book-more" data-tint={tint}>
          <button type="button" onClick={() => bringMore('next')}>
            More
            <ArrowDown aria-hidden />
          </button>
        </div>
      )}
    </>
  )
}

const wordless = ({ number }: BookPage) =>
  `${number === 1 ? 'The cover' : `Page ${storyPage(number)}`} is a picture without words.`

const sentencesOn = (page: BookPage): string[] =>
  page.text.length === 0 ? [wordless(page)] : sentencesOf([page]).map(({ text }) => text)

const wordsOn = ({ number }: BookPage, words: readonly BookWord[]) =>
  words.filter(({ pages }) => pages.includes(storyPage(number)))

function PageWords({ page, words }: { page: BookPage; words: readonly BookWord[] }) {
  return (
    <div>
      {page.text.length === 0 ? (
        <p className="book-text-none">{wordless(page)}</p>
      ) : (
        page.text.map((lines, paragraph) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a prepared page never change their order
          <ExplainedText key={paragraph} text={joinedLines(lines)} words={words} />
        ))
      )}
    </div>
  )
}
