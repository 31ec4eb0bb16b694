import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

export type Size = { width: number; height: number }

/**
 * The inner size of an element in CSS pixels, as it changes. Null before the first measurement. `layout` changes with what
 * stands beside the element, which is then measured before anything is painted.
 */
export function useSize(ref: RefObject<HTMLElement | null>, layout: unknown = null): Size | null {
  const [size, setSize] = useState<Size | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another layout has to be measured
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    // Painted at once: a page turn moves the border between picture and words.
    const observer = new ResizeObserver(() => flushSync(measure))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, layout])

  return size
}
