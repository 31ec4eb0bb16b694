import { startTransition, useEffect, useState } from 'react'

/** Rows that fill a tall window. */
const atFirst = 4

/**
 * How many rows of a shelf to render: those that fill the window at once, so that a shelf of hundreds opens as fast as
 * one of three, and the others without holding up anything that the user does.
 */
export function useRowsShown(): number {
  const [shown, setShown] = useState(atFirst)
  useEffect(() => startTransition(() => setShown(Number.POSITIVE_INFINITY)), [])
  return shown
}
