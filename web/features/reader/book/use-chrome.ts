import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

const restMilliseconds = 3000
/** The heading takes the focus when the page opens; nobody is using the bar then. */
const inUse = '[data-chrome] :focus-visible:not(h1), [data-chrome][data-busy]'

const controls = 'button, label, input, .text-settings'

/**
 * Whether the bars are shown. They leave after three seconds without movement, come back on mouse movement, focus or
 * a tap, and stay while the mouse or the keyboard is in them, or `isHeld`.
 */
export function useChrome(reader: RefObject<HTMLElement | null>, isHeld: boolean) {
  const [isShown, setShown] = useState(true)
  const movedAt = useRef(0)

  const wake = useEffectEvent(() => {
    movedAt.current = performance.now()
    setShown(true)
  })

  const rest = useEffectEvent(() => {
    const hovered = matchMedia('(hover: hover)').matches ? ', [data-chrome]:hover' : ''
    if (isHeld || reader.current?.querySelector(inUse + hovered)) wake()
    else if (performance.now() - movedAt.current > restMilliseconds) setShown(false)
  })

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const handleMove = (event: PointerEvent) => {
      // Browsers also report a resting mouse when something moves underneath it.
      if (event.pointerType === 'mouse' && (event.movementX !== 0 || event.movementY !== 0)) wake()
    }
    window.addEventListener('pointermove', handleMove, { signal })
    const handleFocus = (event: FocusEvent) => {
      // A tap on the page gives the focus to whatever encloses it; that asks for nothing.
      if (event.target instanceof Element && event.target.matches(':focus-visible')) wake()
    }
    const handleTap = (event: MouseEvent) => {
      const text = event.target instanceof Element ? event.target.closest('.book-text') : null
      // A tap on a line moves the ruler to it, and one on a button does what the button says.
      const isOnText = text !== null && !text.matches('[data-ruler]') && !(event.target as Element).closest(controls)
      if (isOnText && window.getSelection()?.isCollapsed) setShown((shown) => !shown)
    }
    window.addEventListener('focusin', handleFocus, { signal })
    window.addEventListener('click', handleTap, { signal })
    return () => listening.abort()
  }, [])

  useEffect(() => {
    if (!isShown) return
    movedAt.current = performance.now()
    const timer = setInterval(() => rest(), 250)
    return () => clearInterval(timer)
  }, [isShown])

  return { isShown, toggle: () => setShown(!isShown) }
}
