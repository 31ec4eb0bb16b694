import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { prefersStillness } from '../../../ui/motion.ts'
import { openPages, type Pagination, placeAfter, placeBefore, sideOf } from './paging.ts'
import type { Turn } from './swipe.ts'
import { beginTurn, type OpenPage, type TurnMotion } from './turn-motion.ts'

/** How long a turn waits for a picture that is still loading, before it shows the page without. */
const maxWait = 300

/**
 * The current place, and every way of changing it. `register` receives the elements of the mounted pages, and `onLeave`
 * is called before anything is shown of a turn.
 */
export function useTurning(pagination: Pagination, openAt: number, onLeave: () => void) {
  const [{ place, cameFrom }, setPlaces] = useState({ place: openAt, cameFrom: openAt })
  const elements = useRef(new Map<number, HTMLElement>())
  const motion = useRef<TurnMotion | null>(null)
  const swipe = useRef<Turn | null>(null)
  const latestRequest = useRef(0)
  /** The target of a turn that waits for its picture: pressed twice, it is two pages on. */
  const heading = useRef<number | null>(null)

  const { isDouble } = pagination
  // biome-ignore lint/correctness/useExhaustiveDependencies: a half-turned leaf of the other layout must not remain.
  useEffect(() => () => motion.current?.cancel(), [isDouble])

  const register = (page: number, element: HTMLElement) => {
    elements.current.set(page, element)
    return () => {
      elements.current.delete(page)
    }
  }

  const elementsAt = (at: number): OpenPage[] =>
    openPages(at, pagination).flatMap((page) => {
      const element = elements.current.get(page)
      return element ? [{ element, side: sideOf(page, pagination) }] : []
    })

  const lookFor = (turn: Turn, from = place) =>
    turn === 'next' ? placeAfter(from, pagination) : placeBefore(from, pagination)

  const commit = (target: number) => flushSync(() => setPlaces({ place: target, cameFrom: place }))

  const goTo = async (target: number) => {
    const request = ++latestRequest.current
    heading.current = null
    if (target === place) return
    heading.current = target
    onLeave()
    await picturesOf(elementsAt(target))
    if (request !== latestRequest.current) return
    heading.current = null
    motion.current?.cancel()
    const leaving = elementsAt(place)
    commit(target)
    const arriving = elementsAt(target)
    if (prefersStillness() || leaving.length === 0 || arriving.length === 0) return
    motion.current = beginTurn(leaving, arriving, target > place ? 'next' : 'previous')
    await motion.current.complete()
  }

  return {
    place,
    cameFrom,
    register,
    goTo,
    turn: (turn: Turn) => goTo(lookFor(turn, heading.current ?? place)),
    swipe: {
      start: (turn: Turn) => {
        motion.current?.cancel()
        motion.current = null
        swipe.current = turn
        onLeave()
        const arriving = elementsAt(lookFor(turn))
        if (lookFor(turn) === place || arriving.length === 0 || prefersStillness()) return
        motion.current = beginTurn(elementsAt(place), arriving, turn)
      },
      move: (progress: number) => motion.current?.scrub(progress),
      end: async (isCompleted: boolean) => {
        const turn = swipe.current
        const begun = motion.current
        swipe.current = null
        if (!turn) return
        const target = lookFor(turn)
        if (!isCompleted) return begun?.undo()
        if (!begun) return goTo(target)
        latestRequest.current++
        heading.current = null
        commit(target)
        return begun.complete()
      },
    },
  }
}

/** Resolves at once when every picture has been decoded, and in any case after `maxWait`. */
async function picturesOf(pages: OpenPage[]): Promise<void> {
  const pictures = pages.flatMap(({ element }) => [...element.querySelectorAll('img')])
  const waiting = pictures.filter((picture) => !picture.complete)
  if (waiting.length === 0) return
  await Promise.race([
    Promise.allSettled(waiting.map((picture) => picture.decode())),
    new Promise((resolve) => setTimeout(resolve, maxWait)),
  ])
}
