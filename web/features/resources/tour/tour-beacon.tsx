import { createContext, use, useEffect, useRef } from 'react'
import type { BeaconRenderProps, Controls } from 'react-joyride'

interface TourState {
  controls: Pick<Controls, 'open'>
  /** The step has arrived at its place and can be seen. Before that it is laid out, invisible, while the page scrolls to it. */
  isOpen: boolean
}

export const TourContext = createContext<TourState | null>(null)

/** How long the pointer rests before a step opens, in milliseconds: passing over is not asking. */
const hoverRest = 120

/** The pulsing dot inside the library's button, which opens on click and tap; this adds hover and the keyboard's focus. */
export function TourBeacon({ step }: BeaconRenderProps) {
  const ref = useRef<HTMLSpanElement>(null)
  const controls = use(TourContext)?.controls
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
