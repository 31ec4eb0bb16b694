import type { Side } from './paging.ts'
import type { Turn } from './swipe.ts'

/** The time of a whole turn. A swipe that has turned part of the page takes the rest of it. */
const turnMilliseconds = 280

/** A page turn in progress: `scrub` follows a finger from 0 to 1, `complete` and `undo` play the rest. */
export interface TurnMotion {
  scrub: (progress: number) => void
  complete: () => Promise<void>
  undo: () => Promise<void>
  cancel: () => void
}

export type OpenPage = { element: HTMLElement; side: Side }

type Leaf = { from: number; to: number; origin: 'left' | 'right' }

/** Which pages rotate about the spine, in degrees; the others lie still underneath. */
function leafOf(side: Side, role: 'leaving' | 'arriving', turn: Turn): Leaf | null {
  const isForward = turn === 'next'
  if (side === 'only') {
    if (role === 'leaving' && isForward) return { from: 0, to: -110, origin: 'left' }
    if (role === 'arriving' && !isForward) return { from: -110, to: 0, origin: 'left' }
    return null
  }
  if (role === 'leaving') {
    if (isForward) return side === 'right' ? { from: 0, to: -180, origin: 'left' } : null
    return side === 'left' ? { from: 0, to: 180, origin: 'right' } : null
  }
  if (isForward) return side === 'left' ? { from: 180, to: 0, origin: 'right' } : null
  return side === 'right' ? { from: -180, to: 0, origin: 'left' } : null
}

function animatePage({ element, side }: OpenPage, role: 'leaving' | 'arriving', turn: Turn): Animation {
  const leaf = leafOf(side, role, turn)
  const still = { visibility: 'visible', zIndex: leaf ? 3 : 1 }
  const at = (angle: number) =>
    leaf ? { ...still, transform: `rotateY(${angle}deg)`, transformOrigin: leaf.origin } : still
  return element.animate([at(leaf?.from ?? 0), at(leaf?.to ?? 0)], {
    duration: turnMilliseconds,
    easing: 'cubic-bezier(0.35, 0.1, 0.25, 1)',
    fill: 'both',
  })
}

/** Begins to turn from the leaving pages to the arriving ones, paused at the start. */
export function beginTurn(leaving: OpenPage[], arriving: OpenPage[], turn: Turn): TurnMotion {
  const animations = [
    ...leaving.map((page) => animatePage(page, 'leaving', turn)),
    ...arriving.map((page) => animatePage(page, 'arriving', turn)),
  ]
  for (const animation of animations) animation.pause()
  const cancel = () => {
    for (const animation of animations) animation.cancel()
  }
  const play = async (rate: 1 | -1) => {
    for (const animation of animations) {
      animation.playbackRate = rate
      animation.play()
    }
    // A cancelled animation rejects: the turn was overtaken by another one, which is no error.
    await Promise.all(animations.map((animation) => animation.finished)).then(cancel, () => {})
  }
  return {
    scrub: (progress) => {
      for (const animation of animations) animation.currentTime = progress * turnMilliseconds
    },
    complete: () => play(1),
    undo: () => play(-1),
    cancel,
  }
}
