import { X } from 'lucide-react'
import { use, useEffect, useId, useRef } from 'react'
import type { TooltipRenderProps } from 'react-joyride'
import { buttonClass } from '../../../ui/button.tsx'
import { TourContext } from './tour-beacon.tsx'

/** One step, opened. Escape ends the tour, as Close and Skip do. */
export function TourTooltip({
  index,
  size,
  isLastStep,
  step,
  controls,
  backProps,
  closeProps,
  primaryProps,
  skipProps,
  tooltipProps,
}: TooltipRenderProps) {
  const id = useId()
  const isOpen = use(TourContext)?.isOpen ?? false
  const primary = useRef<HTMLButtonElement>(null)
  // The library focuses the button too, but 100 ms after laying it out, when the step may still be inert.
  useEffect(() => {
    if (isOpen) primary.current?.focus({ preventScroll: true })
  }, [isOpen])
  useEffect(() => {
    const skipOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') controls.skip('button_close')
    }
    document.addEventListener('keydown', skipOnEscape)
    return () => document.removeEventListener('keydown', skipOnEscape)
  }, [controls])
  return (
    <div
      role="alertdialog"
      aria-modal={tooltipProps['aria-modal']}
      className="tour-step"
      inert={!isOpen}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <button type="button" className="tour-close" aria-label="Close" onClick={closeProps.onClick}>
        <X aria-hidden="true" size={22} />
      </button>
      <h2 id={`${id}-title`} className="tour-title">
        {step.title}
      </h2>
      <div id={`${id}-text`}>{step.content}</div>
      <p className="tour-progress">
        {index + 1} of {size}
      </p>
      <div className="tour-buttons">
        {!isLastStep && (
          <button type="button" className="tour-skip" onClick={skipProps.onClick}>
            {skipProps['aria-label']}
          </button>
        )}
        {index > 0 && (
          <button type="button" className={buttonClass('quiet', 'tour-button')} onClick={backProps.onClick}>
            {backProps['aria-label']}
          </button>
        )}
        <button
          ref={primary}
          type="button"
          data-action="primary"
          className={buttonClass('main', 'tour-button')}
          onClick={primaryProps.onClick}
        >
          {primaryProps['aria-label']}
        </button>
      </div>
    </div>
  )
}
