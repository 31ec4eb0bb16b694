import '../text/text.css'
import '../texts/texts.css'
import { ALargeSmall, ArrowDown } from 'lucide-react'
import { type CSSProperties, type Ref, useId, useRef, useState } from 'react'
import type { BookPage, BookWord } from '#contract/resources.ts'
import { Said } from '../../../domain/class-words/said.tsx'
import { ExplainedText } from '../text/explained-text.tsx'
import { joinedLines } from '../text/joined-lines.ts'
import { OneSentence } from '../text/one-sentence.tsx'
import { ReadingRuler } from '../text/reading-ruler.tsx'
import type { TextSettings } from '../text/settings.ts'
import { SettingsForm } from '../text/settings-form.tsx'
import { useWordsBeside, type WordsBeside } from '../text/use-words-beside.ts'
import { ChooseText } from '../texts/choose-text.tsx'
import { paragraphsOf, type Row, type ShownText } from '../texts/rows.ts'
import { RowWords, TextCredit, TextWords } from '../texts/text-words.tsx'
import type { Texts } from '../texts/use-texts.ts'
import { sentencesOf } from '../voice/sentences.ts'
import { storyPage } from './paging.ts'
import type { Turn } from './swipe.ts'

interface TextPanelProps {
  ref: Ref<WordsBeside>
  pages: BookPage[]
  /** Those that the guide explains. */
  words: readonly BookWord[]
  texts: Texts
  onTurn: (turn: Turn) => void
  settings: TextSettings
  onSettings: (changed: Partial<TextSettings>) => void
}

/** From this size on (per cent), a line of a phone has few letters. */
const largeFrom = 200

/** The words of the open pages, large and reflowing, set as the reader has chosen. */
export function TextPanel({ ref, pages, words: explained, texts, onTurn, settings, onSettings }: TextPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const formId = useId()
  const first = pages[0]?.number ?? 0
  const { size, letters, lines, tint, hasRuler, isBySentence } = settings
  const { shown } = texts
  const inText = shown ? `${shown.text.language} ${shown.isBoth}` : ''
  const sentences = isBySentence ? pages.flatMap((page) => sentencesOn(page, shown)) : []
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
        {texts.all.length > 0 && <ChooseText texts={texts} />}
        <button
          ref={opener}
          type="button"
          className="text-open"
          aria-expanded={isOpen}
          aria-controls={isOpen ? formId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <ALargeSmall aria-hidden />
          <span className="sr-only">
            <Said>Text settings</Said>
          </span>
        </button>
        {isOpen && <SettingsForm id={formId} settings={settings} onChange={onSettings} onClose={close} />}
        <div ref={words} className="text-words">
          {isBySentence ? (
            <OneSentence count={sentences.length} index={index} onGoTo={goTo} onTurn={onTurn}>
              {/* The key renews the element: a translating browser has replaced the text that React knew. */}
              <RowWords
                key={`${first} ${index} ${inText}`}
                row={sentences[index] ?? { story: '', text: '' }}
                text={shown?.text}
                words={pages.flatMap((page) => wordsOn(page, explained))}
              />
            </OneSentence>
          ) : (
            // The key renews the whole element: a translating browser has replaced the text nodes that React knew.
            pages.map((page) => (
              <PageWords key={`${page.number} ${inText}`} page={page} shown={shown} words={wordsOn(page, explained)} />
            ))
          )}
          {shown && <TextCredit pages={pages} text={shown.text} />}
          {hasRuler && <ReadingRuler key={`${first}`} panel={panel} words={words} />}
        </div>
      </section>
      {isMore && (
        <div className="book-more" data-tint={tint}>
          <button type="button" onClick={() => bringMore('next')}>
            <Said>More</Said>
            <ArrowDown aria-hidden />
          </button>
        </div>
      )}
    </>
  )
}

const wordless = ({ number }: BookPage) =>
  `${number === 1 ? 'The cover' : `Page ${storyPage(number)}`} is a picture without words.`

/** What is shown of a page one by one. */
function sentencesOn(page: BookPage, shown: ShownText | null): Row[] {
  const rows = shown
    ? paragraphsOf(page, shown).flatMap((paragraph) => paragraph.rows)
    : sentencesOf([page]).map(({ text }) => ({ story: text, text: '' }))
  return rows.length > 0 ? rows : [{ story: wordless(page), text: '' }]
}

const wordsOn = ({ number }: BookPage, words: readonly BookWord[]) =>
  words.filter(({ pages }) => pages.includes(storyPage(number)))

function PageWords({ page, shown, words }: { page: BookPage; shown: ShownText | null; words: readonly BookWord[] }) {
  const isWritten = shown !== null && paragraphsOf(page, shown).some(({ rows }) => rows.length > 0)
  if (isWritten)
    return (
      <div className="text-texts">
        <TextWords page={page} shown={shown} words={words} />
      </div>
    )
  return (
    <div>
      {page.text.length === 0 ? (
        <p className="italic">{wordless(page)}</p>
      ) : (
        page.text.map((lines, paragraph) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a prepared page never change their order
          <ExplainedText key={paragraph} text={joinedLines(lines)} words={words} />
        ))
      )}
    </div>
  )
}
