import { type KeyboardEvent, type PointerEvent, useState } from 'react'

/** Where something is put: beside another row, or into it, as its last. */
export interface DropPlace {
  id: number
  side: 'before' | 'after' | 'into'
}

/** What a row shows meanwhile: that it is being moved, or where something would be put. */
export type DragState = 'moving' | DropPlace['side']

interface DragOptions {
  canDrop: (id: number, place: DropPlace) => boolean
  onDrop: (id: number, place: DropPlace) => void
  /** An arrow key was pressed on a grip. */
  onStep: (id: number, by: -1 | 1) => void
}

/** How near to the edge of the window it scrolls, in pixels. */
const edge = 72

/** The sides of a row at which the pointer may mean to drop, the likeliest first: the middle is for what goes into it. */
function sidesAt(row: Element, y: number): DropPlace['side'][] {
  const { top, height } = row.getBoundingClientRect()
  const share = (y - top) / height
  const beside = share < 0.5 ? 'before' : 'after'
  return share > 0.25 && share < 0.75 ? ['into', beside] : [beside, 'into']
}

/** Moves rows by their grips (`Grip`): with a mouse, a finger or a pen, and with the arrow keys. */
export function useDrag({ canDrop, onDrop, onStep }: DragOptions) {
  const [drag, setDrag] = useState<{ id: number; over: DropPlace | null } | null>(null)

  const placeAt = (moved: number, x: number, y: number): DropPlace | null => {
    const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-row]')
    const id = Number(row?.dataset.row)
    if (!row || id === moved) return null
    const side = sidesAt(row, y).find((one) => canDrop(moved, { id, side: one }))
    return side ? { id, side } : null
  }

  const gripOf = (id: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ id, over: null })
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (!drag) return
      if (clientY < edge) window.scrollBy(0, -12)
      if (clientY > window.innerHeight - edge) window.scrollBy(0, 12)
      setDrag({ id, over: placeAt(id, clientX, clientY) })
    },
    onPointerUp: () => {
      if (drag?.over) onDrop(id, drag.over)
      setDrag(null)
    },
    onPointerCancel: () => setDrag(null),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDrag(null)
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
      event.preventDefault()
      onStep(id, event.key === 'ArrowUp' ? -1 : 1)
    },
  })

  const stateOf = (id: number): DragState | undefined => {
    if (drag?.id === id) return 'moving'
    return drag?.over?.id === id ? drag.over.side : undefined
  }
  return { gripOf, stateOf }
}
