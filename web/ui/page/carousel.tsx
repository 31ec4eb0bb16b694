import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { type FocusEvent, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import './carousel.css'

interface Slide {
  id: number | string
  content: ReactNode
}

interface CarouselProps {
  /** What the slides are, for screen readers. */
  label: string
  slides: readonly Slide[]
  /** How long each is shown, in milliseconds. */
  delay: number
  className?: string
}

const still = '(prefers-reduced-motion: reduce)'

/** Whether the user prefers reduced motion. False until the page is hydrated. */
function useStillness(): boolean | null {
  const [isStill, setStill] = useState<boolean | null>(null)
  useEffect(() => {
    const query = window.matchMedia?.(still)
    const read = () => setStill(query?.matches ?? false)
    read()
    query?.addEventListener('change', read)
    return () => query?.removeEventListener('change', read)
  }, [])
  return isStill
}

/** Whether an element is near the viewport. True where that cannot be observed. */
function useNearness(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!ref.current || !('IntersectionObserver' in window)) return setNear(true)
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setNear(true)
        observer.disconnect()
      },
      { rootMargin: '25%' },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return isNear
}

/**
 * Shows one slide after the other, in a circle. It pauses while the pointer or the keyboard focus is on it, while its
 * button says so, and from the start with reduced motion; then each requested slide is announced.
 */
export function Carousel({ label, slides, delay, className }: CarouselProps) {
  const section = useRef<HTMLElement>(null)
  const isNear = useNearness(section)
  const isStill = useStillness()
  const [isPaused, setPaused] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [isStarted, setStarted] = useState(false)
  const [current, setCurrent] = useState(0)
  const isWanted = !isPaused && (isStarted || isStill === false)
  const isPlaying = isWanted && !isFocused && slides.length > 1
  // Without the plug-in nothing moves, whatever the pointer does: it would begin again when the pointer leaves.
  const plugins = useMemo(
    () =>
      isPlaying
        ? [
            Autoplay({
              delay,
              jump: isStill ?? false,
              stopOnMouseEnter: true,
              stopOnInteraction: false,
              stopOnFocusIn: true,
              rootNode: (viewport) => viewport.parentElement,
            }),
          ]
        : [],
    [isPlaying, delay, isStill],
  )
  const [viewport, embla] = useEmblaCarousel({ loop: true, duration: 20 }, plugins)
  useEffect(() => {
    const read = () => setCurrent(embla?.selectedScrollSnap() ?? 0)
    embla?.on('select', read).on('reInit', read)
    return () => void embla?.off('select', read).off('reInit', read)
  }, [embla])

  const toggle = () => {
    setPaused(isWanted)
    setStarted(!isWanted)
    setFocused(false)
  }
  const handleFocus = ({ target }: FocusEvent<HTMLElement>) => setFocused(target.matches(':focus-visible'))
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(false)
  }
  return (
    <section
      ref={section}
      aria-label={label}
      aria-roledescription="carousel"
      className={classNames('carousel', className)}
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      {/* Far down a page it costs nothing yet. */}
      <div ref={isNear ? viewport : null} className="carousel-viewport">
        <div className="carousel-track" aria-live={isPlaying ? 'off' : 'polite'}>
          {slides.map(({ id, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
            <div
              key={id}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              aria-hidden={index !== current}
              inert={index !== current}
              className="carousel-slide"
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <div className="carousel-controls">
          <button type="button" className="carousel-button" aria-label={isWanted ? 'Pause' : 'Play'} onClick={toggle}>
            {isWanted ? <Pause aria-hidden /> : <Play aria-hidden />}
          </button>
          <button
            type="button"
            className="carousel-button"
            aria-label="Previous"
            onClick={() => embla?.scrollPrev(isStill ?? false)}
          >
            <ChevronLeft aria-hidden />
          </button>
          <button
            type="button"
            className="carousel-button"
            aria-label="Next"
            onClick={() => embla?.scrollNext(isStill ?? false)}
          >
            <ChevronRight aria-hidden />
          </button>
          <span aria-hidden className="carousel-dots">
            {slides.map(({ id }, index) => (
              <span key={id} className="carousel-dot" data-current={index === current || undefined} />
            ))}
          </span>
        </div>
      )}
    </section>
  )
}
