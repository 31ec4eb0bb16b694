import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { completesTurn, directionOf, intentOf, progressOf, type Turn, zoneOf } from './swipe.ts'

export interface Gestures {
  onSwipeStart: (turn: Turn) => void
  /** `progress` runs from 0 to 1, and back when the finger does. */
  onSwipe: (progress: number) => void
  onSwipeEnd: (isCompleted: boolean) => void
  onTurn: (turn: Turn) => void
  onToggleChrome: () => void
}

type Track = { id: number; x: number; y: number; turn: Turn | null; lastX: number; lastTime: number; velocity: number }

type Pressed = { type: string; hadSelection: boolean; x: number; y: number }

const isPinched = () => (window.visualViewport?.scale ?? 1) > 1.01
const hasSelection = () => !(window.getSelection()?.isCollapsed ?? true)

/** What has its own use for a finger that moves sideways. */
const slid = '[data-chrome], .text-settings'

/**
 * Page turns by swipe (touch and pen), on the page or its words, and by click or tap in the outer thirds of the stage. Two fingers, a zoomed-in
 * page, a scroll and a text selection are left to the browser; a mouse selects text by dragging.
 */
export function useGestures(
  reader: RefObject<HTMLElement | null>,
  stage: RefObject<HTMLElement | null>,
  gestures: Gestures,
): void {
  const track = useRef<Track | null>(null)
  const isClickSpent = useRef<boolean>(false)
  const pressed = useRef<Pressed>({ type: 'mouse', hadSelection: false, x: 0, y: 0 })

  const abandon = useEffectEvent(() => {
    if (track.current?.turn) gestures.onSwipeEnd(false)
    track.current = null
  })

  const begin = useEffectEvent((event: PointerEvent) => {
    pressed.current = {
      type: event.pointerType,
      hadSelection: hasSelection(),
      x: event.clientX,
      y: event.clientY,
    }
    isClickSpent.current = false
    if (!event.isPrimary) return abandon()
    if (event.pointerType === 'mouse' || isPinched()) return
    if (event.target instanceof Element && event.target.closest(slid)) return
    const { pointerId: id, clientX: x, clientY: y, timeStamp } = event
    track.current = { id, x, y, turn: null, lastX: x, lastTime: timeStamp, velocity: 0 }
  })

  const move = useEffectEvent((event: PointerEvent, width: number) => {
    const moved = track.current
    if (!moved || event.pointerId !== moved.id) return
    const dx = event.clientX - moved.x
    if (!moved.turn) {
      const intent = hasSelection() ? 'scroll' : intentOf(dx, event.clientY - moved.y)
      if (intent === 'scroll') track.current = null
      if (intent !== 'swipe') return
      moved.turn = directionOf(dx)
      isClickSpent.current = true
      reader.current?.setPointerCapture(moved.id)
      gestures.onSwipeStart(moved.turn)
    }
    const elapsed = event.timeStamp - moved.lastTime
    if (elapsed > 0) moved.velocity = (event.clientX - moved.lastX) / elapsed
    moved.lastX = event.clientX
    moved.lastTime = event.timeStamp
    gestures.onSwipe(directionOf(dx) === moved.turn ? progressOf(dx, width) : 0)
  })

  const end = useEffectEvent((event: PointerEvent, width: number) => {
    const moved = track.current
    if (!moved || event.pointerId !== moved.id) return
    track.current = null
    if (!moved.turn) return
    const dx = event.clientX - moved.x
    const velocity = event.timeStamp - moved.lastTime > 100 ? 0 : moved.velocity
    gestures.onSwipeEnd(directionOf(dx) === moved.turn && completesTurn(dx, velocity, width))
  })

  const click = useEffectEvent((event: MouseEvent, box: DOMRect) => {
    const target = event.target instanceof Element ? event.target : null
    if (hasSelection()) {
      // Where nothing can be selected, browsers leave an old selection standing: this click only takes it away.
      const { hadSelection, x, y } = pressed.current
      const isStill = Math.hypot(event.clientX - x, event.clientY - y) < 5
      if (hadSelection && isStill) window.getSelection()?.removeAllRanges()
      return
    }
    if (isClickSpent.current || target?.closest('a, button, input, [data-own-keys]')) return
    if (pressed.current.type === 'mouse' && target?.closest('[data-line]')) return
    const zone = zoneOf(event.clientX - box.left, box.width)
    if (zone === 'chrome') gestures.onToggleChrome()
    else gestures.onTurn(zone)
  })

  useEffect(() => {
    const [whole, element] = [reader.current, stage.current]
    if (!whole || !element) return
    const listening = new AbortController()
    const { signal } = listening
    whole.addEventListener('pointerdown', (event) => begin(event), { signal })
    whole.addEventListener('pointermove', (event) => move(event, element.clientWidth), { signal })
    whole.addEventListener('pointerup', (event) => end(event, element.clientWidth), { signal })
    whole.addEventListener('pointercancel', () => abandon(), { signal })
    element.addEventListener('click', (event) => click(event, element.getBoundingClientRect()), { signal })
    // Zoomed in, one finger moves the view, in every direction.
    const handleZoom = () => whole.toggleAttribute('data-zoomed', isPinched())
    window.visualViewport?.addEventListener('resize', handleZoom, { signal })
    return () => listening.abort()
  }, [reader, stage])
}
