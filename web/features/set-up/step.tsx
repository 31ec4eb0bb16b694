import { ChevronDown, CircleCheck, CircleDashed, Hourglass } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { type SetUpStep, type TestSchool, type TriedStep, triedSteps } from '#contract/set-up.ts'
import { setUpTitles } from '../../domain/set-up-titles.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { moment } from '../../ui/text/moment.ts'
import { unbroken } from '../../ui/text/unbroken.tsx'
import { RegisterPictures } from './register-pictures.tsx'
import { TestSchools } from './test-schools.tsx'
import { TryButton } from './try-button.tsx'
import { placesOf, reasons } from './words.ts'

interface StepProps {
  step: SetUpStep
  number: number
  schools: TestSchool[]
  isOpen: boolean
  onToggle: () => void
  /** Offered once this step is done and another one is not. */
  onGoOn?: () => void
}

const looks = {
  done: { Icon: CircleCheck, words: 'Seen' },
  waiting: { Icon: Hourglass, words: 'Waiting' },
  open: { Icon: CircleDashed, words: 'Open' },
}

const isTried = (code: string): code is TriedStep => (triedSteps as readonly string[]).includes(code)

/** One line, and below it, when it is the current one, what was seen, what to do and the button that does it. */
export function Step({ step, number, schools, isOpen, onToggle, onGoOn }: StepProps) {
  const { code, state, what, remedy, seen_time: seenTime } = step
  const panelId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  // Somebody who goes on to the next step by its button is led there.
  useEffect(() => {
    if (isOpen && !wasOpen.current && document.activeElement === document.body) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const { Icon, words } = looks[state]
  return (
    <li className="set-up-step" data-state={state} data-open={isOpen || undefined}>
      <h2>
        <button
          ref={button}
          type="button"
          className="set-up-line"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={onToggle}
        >
          <span className="set-up-number">{number}</span>
          <span className="set-up-title">{setUpTitles[code]}</span>
          <span className="set-up-state">
            <Icon aria-hidden className="size-5 shrink-0" />
            <span>
              {words} {seenTime && <time dateTime={seenTime}>{moment(seenTime)}</time>}
            </span>
          </span>
          <ChevronDown aria-hidden className="set-up-arrow" />
        </button>
      </h2>
      <div id={panelId} className="set-up-panel">
        <p className="text-ink-soft">{unbroken(reasons[code])}</p>
        <div role="status" className="set-up-result">
          <p className="wrap-anywhere">{unbroken(what)}</p>
          {remedy && <p className="wrap-anywhere">{unbroken(remedy)}</p>}
        </div>
        {code === 'register' && state !== 'done' && <RegisterPictures />}
        {code === 'school' && <TestSchools schools={schools} />}
        <div className="flex flex-wrap gap-3 print:hidden">
          {isTried(code) && <TryButton step={code} state={state} />}
          {placesOf[code]?.map(({ label, to }, index) => (
            <ButtonLink key={to} to={to} tone={index === 0 && state !== 'done' ? 'main' : 'quiet'}>
              {label}
            </ButtonLink>
          ))}
          {isOpen && onGoOn && <Button onClick={onGoOn}>Go on to the next open step</Button>}
        </div>
      </div>
    </li>
  )
}
