import { type RefObject, useLayoutEffect, useState } from 'react'

/** The specification's threshold for a phone. */
const phone = '(min-width: 560px)'

/** The width in pixels that each version was found to need, of what the row contains. */
interface Needs {
  content: string
  widths: Record<number, number>
}

/**
 * Which version of a row's content has room on one line: 0 for the first, 1 where that is too wide, and so on to `last`,
 * which every phone gets. It is measured, because names, a brand's words, the size of text and a translation decide it.
 * `content` says what is in the row. Null until measured and on the server: render the first and the last then, and let
 * the style sheet choose by the phone's width.
 */
export function useFitting(row: RefObject<HTMLElement | null>, content: string, last: number): number | null {
  const [needs, setNeeds] = useState<Needs>({ content, widths: {} })
  const [width, setWidth] = useState<number | null>(null)
  const known = needs.content === content ? needs.widths : {}
  const version = width === null ? null : versionAt(width, known, last)
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () => setWidth(element.clientWidth)
    measure()
    if (!('ResizeObserver' in window)) return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [row])
  // With the row's parts, which grow when a typeface arrives or a browser translates them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another width has to be measured
  useLayoutEffect(() => {
    const element = row.current
    if (!element || version === null || version === last) return
    const measure = () => {
      const need = element.scrollWidth
      if (need <= element.clientWidth) return
      setNeeds((before) => ({
        content,
        widths: { ...(before.content === content && before.widths), [version]: need },
      }))
    }
    measure()
    if (!('ResizeObserver' in window)) return
    const observer = new ResizeObserver(measure)
    for (const part of element.children) observer.observe(part)
    return () => observer.disconnect()
  }, [row, content, version, last, width])
  return version
}

function versionAt(width: number, needs: Record<number, number>, last: number): number {
  if (window.matchMedia?.(phone).matches === false) return last
  let version = 0
  while (version < last && (needs[version] ?? 0) > width) version++
  return version
}
