import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { type Line, linesOf } from './lines-of.ts'
import { viewOf } from './rest-of-words.ts'

/** A band over one line that leaves the others pale. It follows the pointer, a tap, and the arrow keys in the panel. */
export function ReadingRuler({
  panel,
  words,
}: {
  panel: RefObject<HTMLElement | null>
  words: RefObject<HTMLElement | null>
}) {
  const [index, setIndex] = useState(0)
  const [line, setLine] = useState<Line | null>(null)

  const lay = useEffectEvent((to: number) => {
    if (!words.current) return
    const lines = linesOf(words.current)
    const next = Math.max(0, Math.min(to, lines.length - 1))
    setIndex(next)
    setLine(lines[next] ?? null)
  })
  const layAt = useEffectEvent((clientY: number) => {
    if (!words.current) return
    const y = clientY - words.current.getBoundingClientRect().top
    const found = linesOf(words.current).findLastIndex(({ top }) => top <= y)
    lay(found)
  })
  const press = useEffectEvent((event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    // Its buttons and fields have these keys for themselves.
    if (!by || event.target !== panel.current) return
    event.preventDefault()
    lay(index + by)
    panel.current?.querySelector('.text-ruler')?.scrollIntoView({ block: 'center' })
  })
  const layAgain = useEffectEvent(() => lay(index))
  const follow = useEffectEvent(() => {
    if (!panel.current || !words.current || !line) return
    const { top, bottom } = viewOf(panel.current)
    const middle = words.current.getBoundingClientRect().top + line.top + line.height / 2
    if (middle < top) layAt(top + line.height / 2)
    else if (middle > bottom) layAt(bottom - line.height / 2)
  })

  useEffect(() => {
    const [element, inside] = [panel.current, words.current]
    if (!element || !inside) return
    const listening = new AbortController()
    const { signal } = listening
    const handlePointer = (event: PointerEvent) => layAt(event.clientY)
    inside.addEventListener('pointermove', handlePointer, { signal })
    inside.addEventListener('pointerdown', handlePointer, { signal })
    element.addEventListener('keydown', (event) => press(event), { signal })
    // The line that it lies on is in view, however the words are moved.
    element.addEventListener('scroll', () => follow(), { signal })
    // Called at once too; and whenever another size, spacing or width moves the lines.
    const observer = new ResizeObserver(() => layAgain())
    observer.observe(inside)
    return () => {
      listening.abort()
      observer.disconnect()
    }
  }, [panel, words])

  return line && <div className="text-ruler" style={{ top: line.top, height: line.height }} aria-hidden />
}
