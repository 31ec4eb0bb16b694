import { type RefObject, useEffect, useRef } from 'react'

/**
 * Turning to the first or the last page removes the button that was pressed, and the focus with it: it goes to the heading after the
 * last page, and otherwise to the button that turns on. Wraps what such a button does.
 */
export function useFocusKept(reader: RefObject<HTMLElement | null>, place: number) {
  const isPressed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks once, when the turn is over
  useEffect(() => {
    if (isPressed.current && document.activeElement === document.body)
      reader.current?.querySelector<HTMLElement>('#book-end, [data-turn="next"]')?.focus({ preventScroll: true })
    isPressed.current = false
  }, [place])
  return (act: () => void) => () => {
    isPressed.current = true
    act()
  }
}
