import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { BoardState } from '#contract/boards.ts'
import type { BookPage } from '#contract/resources.ts'

/** A point of a page, as shares of its width and height. */
export type Spot = NonNullable<BoardState['spotlight']>

/** Darkens a page but for one place. */
export function Shade({ spot: { x, y } }: { spot: Spot }) {
  return <div aria-hidden className="board-shade" style={{ '--x': percent(x), '--y': percent(y) } as CSSProperties} />
}

interface TeachPictureProps {
  page: BookPage
  /** Null while the whole page is lit. */
  spotlight: Spot | null
  onMove: (spot: Spot) => void
}

/** How far an arrow key moves the spotlight. */
const step = 0.04

const arrows: Record<string, Spot> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

/** The page in the teacher's window. While the spotlight is on, it is moved here: with a finger, a mouse or the arrow keys. */
export function TeachPicture({ page, spotlight, onMove }: TeachPictureProps) {
  const frame = useRef<HTMLDivElement>(null)
  const picture = <img className="teach-picture" src={page.image_large} alt={page.alt} draggable={false} />
  if (!spotlight) return <div className="teach-frame">{picture}</div>

  const moveTo = ({ clientX, clientY }: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect()
    if (box) onMove({ x: share((clientX - box.left) / box.width), y: share((clientY - box.top) / box.height) })
  }
  const handleKey = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    if (!arrow) return
    // It turns no page.
    event.preventDefault()
    event.stopPropagation()
    onMove({ x: share(spotlight.x + arrow.x), y: share(spotlight.y + arrow.y) })
  }
  return (
    <div
      ref={frame}
      className="teach-frame teach-spot"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        moveTo(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event)
      }}
    >
      {picture}
      <Shade spot={spotlight} />
      <button
        type="button"
        className="teach-spot-handle"
        style={{ left: percent(spotlight.x), top: percent(spotlight.y) }}
        aria-label="Spotlight: move it with the arrow keys"
        onKeyDown={handleKey}
      />
    </div>
  )
}

const percent = (part: number) => `${part * 100}%`
const share = (part: number) => Math.min(1, Math.max(0, part))
