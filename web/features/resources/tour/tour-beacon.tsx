import { createContext, use, useEffect, useRef } from 'react'
import type { Controls } from 'react-joyride'

export const TourControlsContext = createContext<Pick<Controls, 'open'> | null>(null)

/** The pulsing dot inside the library's button, which opens on hover and click; this adds the keyboard's focus. */
export function TourBeacon() {
  const ref = useRef<HTMLSpanElement>(null)
  const controls = use(TourControlsContext)
  useEffect(() => {
    const button = ref.current?.closest('button')
    const open = () => controls?.open()
    button?.removeAttribute('title')
    button?.addEventListener('focus', open)
    return () => button?.removeEventListener('focus', open)
  }, [controls])
  return (
    <span ref={ref} className="tour-beacon">
      <span className="tour-beacon-ring" />
      <span className="tour-beacon-dot" />
    </span>
  )
}
