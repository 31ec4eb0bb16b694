import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { BookWord } from '#contract/resources.ts'
import type { Turn } from '../book/swipe.ts'
import { ExplainedText } from './explained-text.tsx'

interface OneSentenceProps {
  sentences: string[]
  /** Those that are explained. */
  words: readonly BookWord[]
  /** Changes with the page, which begins with its first sentence. */
  page: number
  index: number
  onGoTo: (index: number) => void
  onTurn: (turn: Turn) => void
}

/** The words of a page one sentence at a time; beyond the last is the next page. */
export function OneSentence({ sentences, words, page, index, onGoTo, onTurn }: OneSentenceProps) {
  const isLast = index === sentences.length - 1
  return (
    <>
      <div aria-live="polite">
        {/* The key renews the element: a translating browser has replaced the text that React knew. */}
        <ExplainedText key={`${page} ${index}`} text={sentences[index] ?? ''} words={words} />
      </div>
      <div className="text-sentences">
        <button type="button" onClick={() => (index > 0 ? onGoTo(index - 1) : onTurn('previous'))}>
          <ChevronLeft aria-hidden />
          {index > 0 ? 'Back' : 'Previous page'}
        </button>
        <span>{`${index + 1} of ${sentences.length}`}</span>
        <button type="button" onClick={() => (isLast ? onTurn('next') : onGoTo(index + 1))}>
          {isLast ? 'Next page' : 'Next sentence'}
          <ChevronRight aria-hidden />
        </button>
      </div>
    </>
  )
}
