import { useEffect, useRef, useState } from 'react'
import { EVENTS, LIFECYCLE, type Step, useJoyride } from 'react-joyride'
import type { GeneralPage } from '#contract/general-pages.ts'
import { prefersStillness } from '../../../ui/motion.ts'
import { RichText } from '../../../ui/text/rich-text.tsx'
import { TourBeacon, TourContext } from './tour-beacon.tsx'
import { stepsOnPage } from './tour-steps.ts'
import { TourTooltip } from './tour-tooltip.tsx'
import './tour.css'

function joyrideSteps(texts: readonly GeneralPage[]): Step[] {
  const steps = stepsOnPage().flatMap(({ page, ...step }) => {
    const text = texts.find(({ name }) => name === page)
    return text ? [{ ...step, title: text.title, details: text.details }] : []
  })
  return steps.map(({ target, title, details, view }, index) => ({
    ...view,
    target,
    title,
    content: <RichText html={details} />,
    locale: {
      open: `Show me round, ${index + 1} of ${steps.length}: ${title}`,
      next: index === steps.length - 2 ? 'Last' : 'Next',
    },
  }))
}

/** Stands before everything else in the page, so that the tour is the first stop of the Tab key. */
function usePortalBeforePage(): HTMLElement {
  const [portal] = useState(() => document.createElement('div'))
  useEffect(() => {
    document.body.prepend(portal)
    return () => portal.remove()
  }, [portal])
  return portal
}

/** Gives the focus back when the tour ends: to where it was, else to the last thing shown, else to the heading. */
function useFocusReturned() {
  const [before] = useState(() => document.activeElement)
  const lastTarget = useRef<string>(null)
  useEffect(
    () => () => {
      const shown = lastTarget.current ? document.querySelector(lastTarget.current) : null
      const places = [before === document.body ? null : before, shown, document.querySelector('h1')]
      queueMicrotask(() => {
        for (const place of places) {
          if (place instanceof HTMLElement && place.isConnected) place.focus({ preventScroll: true })
          if (place && document.activeElement === place) return
        }
      })
    },
    [before],
  )
  return lastTarget
}

export interface TourProps {
  texts: readonly GeneralPage[]
  onDone: () => void
}

/**
 * The guided tour. Each step is a beacon that opens by hover, focus, click or tap (see `TourBeacon`); Next leads straight into the next one.
 * A click beside a step sets it aside, as a beacon. `onDone`: finished, skipped or closed.
 */
export function Tour({ texts, onDone }: TourProps) {
  const [steps] = useState(() => joyrideSteps(texts))
  const portal = usePortalBeforePage()
  const lastTarget = useFocusReturned()
  const {
    controls,
    state,
    Tour: tour,
  } = useJoyride({
    steps,
    run: steps.length > 0,
    continuous: true,
    portalElement: portal,
    beaconComponent: TourBeacon,
    tooltipComponent: TourTooltip,
    loaderComponent: null,
    locale: { back: 'Back', close: 'Close', last: 'Finish', next: 'Next', skip: 'Skip' },
    floatingOptions: { shiftOptions: { padding: 16 } },
    options: {
      beaconTrigger: 'click',
      closeButtonAction: 'skip',
      dismissKeyAction: false,
      overlayClickAction: 'replay',
      scrollOffset: 150,
      scrollDuration: prefersStillness() ? 1 : 280,
      spotlightRadius: 12,
      arrowColor: 'var(--color-raised)',
      overlayColor: 'rgb(20 12 4 / 0.5)',
      targetWaitTimeout: 0,
      zIndex: 1000,
    },
    onEvent: ({ type, step }) => {
      if (type === EVENTS.TOOLTIP && typeof step.target === 'string') lastTarget.current = step.target
      if (type === EVENTS.TOUR_END) onDone()
    },
  })
  return (
    <TourContext value={{ controls, isOpen: state.lifecycle === LIFECYCLE.TOOLTIP }}>
      <span className="sr-only" role="status">
        {steps.length > 0 && 'A short tour of this page is ready.'}
      </span>
      {tour}
    </TourContext>
  )
}
