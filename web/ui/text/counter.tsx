import { useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { prefersStillness } from '../motion.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import './counter.css'

interface CounterProps {
  value: number
  minimumDigits?: number
  decimals?: number
  /** Stands behind the number: "%". */
  unit?: string
  className?: string
}

/** `shown`: the number, still. `waiting`: zeros until it is seen. `rolling`: on the way to the number, and there. */
type Phase = 'shown' | 'waiting' | 'rolling'

/**
 * A number that counts up once it is visible, and again when it changes. With reduced motion, on the server, and where
 * visibility cannot be observed, it is shown at once.
 */
export function Counter({ value, minimumDigits = 1, decimals = 0, unit = '', className }: CounterProps) {
  const ref = useRef<HTMLSpanElement>(null)
  const [phase, setPhase] = useState<Phase>('shown')
  useLayoutEffect(() => {
    if (!ref.current || prefersStillness() || !('IntersectionObserver' in window)) return
    setPhase('waiting')
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      setPhase('rolling')
      observer.disconnect()
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  const fraction = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const digits = value.toLocaleString('en-GB', { ...fraction, minimumIntegerDigits: minimumDigits })
  return (
    <span ref={ref} data-phase={phase} className={classNames('counter', className)}>
      <VisuallyHidden>{value.toLocaleString('en-GB', fraction) + unit}</VisuallyHidden>
      <span aria-hidden className="counter-digits">
        {[...digits].map((sign, at) => {
          // Counted from the end, so that a digit stays itself when the number grows.
          const key = digits.length - at
          return /\d/.test(sign) ? (
            <span key={key} className="counter-digit" data-digit={sign} />
          ) : (
            <span key={key} className="counter-sign">
              {sign}
            </span>
          )
        })}
        {unit && <span className="counter-sign">{unit}</span>}
      </span>
    </span>
  )
}
