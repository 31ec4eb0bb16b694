import { type RefObject, useRef } from 'react'
import type { WordsBeside } from '../text/use-words-beside.ts'
import type { Turn } from './swipe.ts'
import type { useTurning } from './use-turning.ts'

/** The ways of going on through a book, in which no words are passed over: they come first, and then the next page. */
export function useOnward(
  words: RefObject<WordsBeside | null>,
  { turn, swipe }: Pick<ReturnType<typeof useTurning>, 'turn' | 'swipe'>,
) {
  /** Where a finger leads that moves the words on, and not the page. */
  const bringing = useRef<Turn | null>(null)
  return {
    goOn: (to: Turn) => {
      if (!words.current?.bringMore(to)) void turn(to)
    },
    swipeOn: {
      start: (to: Turn) => {
        bringing.current = words.current?.hasMore(to) ? to : null
        if (!bringing.current) swipe.start(to)
      },
      move: (progress: number) => {
        if (!bringing.current) swipe.move(progress)
      },
      end: (isCompleted: boolean) => {
        const to = bringing.current
        bringing.current = null
        if (!to) void swipe.end(isCompleted)
        else if (isCompleted) words.current?.bringMore(to)
      },
    },
  }
}
