import { useEffect, useRef, useState } from 'react'
import type { LibraryEntry } from '#contract/library.ts'
import { type DropPlace, useDrag } from '../../ui/lists/use-drag.ts'
import { type Branch, joinBook, type Move, moveTo, siblingsOf } from './library-tree.ts'
import { useMoveResource } from './queries.ts'

/** Moves the resources of the library by drag, keys or menu. `said` tells where one has come to, for a live region. */
export function useLibraryMoves(library: readonly LibraryEntry[], treeWith: (all: LibraryEntry[]) => Branch[]) {
  const [said, setSaid] = useState('')
  const save = useMoveResource()
  const arrived = useRef<number | null>(null)
  // With another book a row is a new one: the focus goes there with it, after a dialog has given it back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row is there once the library has changed
  useEffect(() => {
    const id = arrived.current
    arrived.current = null
    if (id !== null) document.querySelector<HTMLElement>(`[data-row="${id}"] .row-menu-button`)?.focus()
  }, [library])

  const put = (move: Move | null) => {
    if (!move) return
    const { moved, order } = move
    const before = library.find(({ id }) => id === moved.id)
    const { all, index } = siblingsOf(treeWith(order), moved)
    const place = `${index + 1} of ${all.length}`
    const isRehoused = before?.belongs_to !== moved.belongs_to
    const book = library.find(({ id }) => id === moved.belongs_to)?.title ?? 'no book'
    setSaid(isRehoused ? `${moved.title} is now with ${book}, ${place}.` : `${moved.title} is now ${place}.`)
    save(move)
    if (isRehoused) arrived.current = moved.id
  }
  const step = (id: number, by: -1 | 1) => {
    const item = library.find((one) => one.id === id)
    if (!item) return
    const { all, index } = siblingsOf(treeWith([...library]), item)
    const neighbour = all[index + by]
    if (neighbour) put(moveTo(library, id, { id: neighbour.id, side: by < 0 ? 'before' : 'after' }))
  }
  const drop = (id: number, place: DropPlace) => put(moveTo(library, id, place))
  const drag = useDrag({ canDrop: (id, place) => moveTo(library, id, place) !== null, onDrop: drop, onStep: step })
  const rehouse = (paper: LibraryEntry, book: number | null) => put(joinBook(library, paper, book))
  return { said, step, rehouse, drag }
}

export type LibraryMoves = ReturnType<typeof useLibraryMoves>
