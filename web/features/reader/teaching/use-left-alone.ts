import { useEffect, useState } from 'react'

/** Milliseconds after the last movement until the board's buttons go. */
const patience = 4000

/** Whether nobody has moved the pointer, touched the screen or moved the focus for some seconds. */
export function useLeftAlone(): boolean {
  const [isLeft, setLeft] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    const leave = () => setLeft(true)
    let timer = setTimeout(leave, patience)
    const note = () => {
      clearTimeout(timer)
      timer = setTimeout(leave, patience)
      setLeft(false)
    }
    for (const event of ['pointermove', 'pointerdown', 'focusin'])
      window.addEventListener(event, note, { signal: listening.signal })
    return () => {
      listening.abort()
      clearTimeout(timer)
    }
  }, [])
  return isLeft
}
