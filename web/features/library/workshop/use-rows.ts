import { useState } from 'react'

/** The rows of a list that is edited: each keeps its key when it is moved, and so the focus. */
export function useRows<Row>(rows: readonly Row[], onChange: (rows: Row[]) => void) {
  const [kept, setKeys] = useState(() => rows.map((_, index) => index))
  // What was stored from elsewhere has another number of rows.
  const keys = rows.map((_, index) => kept[index] ?? Math.max(-1, ...kept) + 1 + index)
  const both = (change: <T>(list: readonly T[]) => T[]) => {
    setKeys(change(keys))
    onChange(change(rows))
  }
  return {
    keys,
    set: (index: number, row: Row) => onChange(rows.map((each, at) => (at === index ? row : each))),
    add: (row: Row) => {
      setKeys([...keys, Math.max(-1, ...keys) + 1])
      onChange([...rows, row])
    },
    remove: (index: number) => both((list) => list.filter((_, at) => at !== index)),
    move: (index: number, by: -1 | 1) => {
      if (index + by < 0 || index + by >= rows.length) return
      both((list) => {
        const moved = [...list]
        moved.splice(index + by, 0, ...moved.splice(index, 1))
        return moved
      })
    },
  }
}
