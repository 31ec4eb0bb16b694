import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'
import type { keepFocus } from '../../../ui/page/page.tsx'

/** Scrolls to an element that is below the first screen when the page opens; not after a link of the page itself, which keeps the focus. */
export function useOpenedAt(element: RefObject<HTMLElement | null>): void {
  const { state } = useLocation()
  const keepsFocus = (state as Partial<typeof keepFocus> | null)?.keepsFocus === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const target = element.current
    if (!target || keepsFocus || window.scrollY > 0) return
    if (target.getBoundingClientRect().bottom > window.innerHeight) target.scrollIntoView({ block: 'end' })
  }, [])
}
