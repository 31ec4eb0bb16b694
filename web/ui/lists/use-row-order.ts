import { useState } from 'react'
import { type DropPlace, useDrag } from './use-drag.ts'

interface RowOrder<Row> {
  /** The rows in their order. */
  rows: readonly Row[]
  nameOf: (row: Row) => string
  onOrder: (rows: Row[]) => void
}

/** Orders the rows of a list by drag, keys or menu. `said` tells where one has come to, for a live region. */
export function useRowOrder<Row extends { id: number }>({ rows, nameOf, onOrder }: RowOrder<Row>) {
  const [said, setSaid] = useState('')
  const indexOf = (id: number) => rows.findIndex((row) => row.id === id)
  const move = (id: number, to: number) => {
    const from = indexOf(id)
    const row = rows[from]
    if (!row || !rows[to] || to === from) return
    setSaid(`${nameOf(row)} is now ${to + 1} of ${rows.length}.`)
    onOrder(rows.filter((one) => one !== row).toSpliced(to, 0, row))
  }
  const step = (id: number, by: -1 | 1) => move(id, indexOf(id) + by)
  const drop = (id: number, { id: neighbour, side }: DropPlace) => {
    const target = rows.filter((row) => row.id !== id).findIndex((row) => row.id === neighbour)
    move(id, side === 'after' ? target + 1 : target)
  }
  const drag = useDrag({ canDrop: (_, { side }) => side !== 'into', onDrop: drop, onStep: step })
  return { said, step, drag }
}

/** What a row needs to be moved. */
export type RowMoves = Pick<ReturnType<typeof useRowOrder>, 'step' | 'drag'>
