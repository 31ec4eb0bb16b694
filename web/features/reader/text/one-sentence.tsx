import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Said } from '../../../domain/class-words/said.tsx'
import type { Turn } from '../book/swipe.ts'

interface OneSentenceProps {
  /** How many there are. */
  count: number
  index: number
  onGoTo: (index: number) => void
  onTurn: (turn: Turn) => void
  /** The sentence. */
  children: ReactNode
}

/** The words of a page one sentence at a time; beyond the last is the next page. */
export function OneSentence({ count, index, onGoTo, onTurn, children }: OneSentenceProps) {
  const isLast = index === count - 1
  return (
    <>
      <div aria-live="polite" className="text-texts">
        {children}
      </div>
      <div className="text-sentences">
        <button type="button" onClick={() => (index > 0 ? onGoTo(index - 1) : onTurn('previous'))}>
          <ChevronLeft aria-hidden />
          <Said>{index > 0 ? 'Back' : 'Previous page'}</Said>
        </button>
        <span>
          <Said>{`${index + 1} of ${count}`}</Said>
        </span>
        <button type="button" onClick={() => (isLast ? onTurn('next') : onGoTo(index + 1))}>
          <Said>{isLast ? 'Next page' : 'Next sentence'}</Said>
          <ChevronRight aria-hidden />
        </button>
      </div>
    </>
  )
}
