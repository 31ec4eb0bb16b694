import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Size } from './use-size.ts'

/**
 * The height in CSS pixels, about the middle of the stage, over which no bar ever lies. `layout` changes whenever
 * the stage moves without always changing its size, or a bar comes or goes. Null before the first measurement.
 */
export function useClearHeight(stage: RefObject<HTMLElement | null>, size: Size | null, layout: string) {
  const [height, setHeight] = useState<number | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again whenever the stage has another size or position
  useLayoutEffect(() => {
    const element = stage.current
    const reader = element?.parentElement
    if (!element || !reader) return
    const heightOf = (bar: string) => reader.querySelector<HTMLElement>(bar)?.offsetHeight ?? 0
    const above = heightOf('.reader-bar') - element.offsetTop
    const below =
      element.offsetTop +
      element.offsetHeight -
      (reader.clientHeight - heightOf('.reader-ribbon') - heightOf('.voice-bar'))
    setHeight(element.clientHeight - 2 * Math.max(above, below, 0))
  }, [size, layout])

  return height
}
