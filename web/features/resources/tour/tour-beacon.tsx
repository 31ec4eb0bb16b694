import { createContext, use, useEffect, useRef } from 'react'
import type { BeaconRenderProps, Controls } from 'react-joyride'

export const TourControlsContext = createContext<Pick<Controls, 'open'> | null>(null)

/** How long the pointer rests before a step opens, in milliseconds: passing over is not asking. */
const hoverRest = 120

/** The pulsing dot inside the library's button, which opens on click and tap; this adds hover and the keyboard's focus. */
export function TourBeacon({ step }: BeaconRenderProps) {
  const ref = useRef<HTMLSpanElement>(null)
  const controls = use(TourControlsContext)
  useEffect(() => {
    const button = ref.current?.closest('button')
    if (!button) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const listening = new AbortController()
    const { signal } = listening
    button.removeAttribute('title')
    button.addEventListener('focus', () => controls?.open(), { signal })
    const openSoon = () => {
      timer = setTimeout(() => controls?.open(), hoverRest)
    }
    button.addEventListener('mouseenter', openSoon, { signal })
    button.addEventListener('mouseleave', () => clearTimeout(timer), { signal })
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [controls])
  return (
    <span ref={ref} className="tour-beacon" data-on={step.spotlightTarget ? 'edge' : undefined}>
      <span className="tour-beacon-ring" />
      <span className="tour-beacon-dot" />
    </span>
  )
}
