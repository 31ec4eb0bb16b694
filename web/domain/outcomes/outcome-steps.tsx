import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { UkNation } from '#contract/curriculum.ts'
import { type Bands, type ClassNumbers, maxClassSize, minBanded } from '#contract/evidence.ts'
import { Button } from '../../ui/button.tsx'
import { NumberGrid } from './number-grid.tsx'
import { OutcomeForm, yearsIn } from './outcome-form.tsx'

/** A class in England has this many, or a few less. */
const usualSize = 30

type Step = 'year' | 'first towards' | 'first beyond' | 'second towards' | 'second beyond' | 'all'

interface OutcomeStepsProps {
  nation: UkNation | null
  /** How many the class may have. */
  classSize: number | null
  isBusy: boolean
  problem: string | undefined
  onSave: (numbers: ClassNumbers) => void
  onSkip: () => void
}

/** One question after the other, a press each: year, and two bands in each colour; the third is the rest. Then all of them. */
export function OutcomeSteps({ nation, classSize, isBusy, problem, onSave, onSkip }: OutcomeStepsProps) {
  const [step, setStep] = useState<Step>('year')
  const [year, setYear] = useState(0)
  const [size, setSize] = useState(classSize ?? usualSize)
  const [towards, setTowards] = useState(0)
  const [first, setFirst] = useState<Bands | null>(null)
  const [second, setSecond] = useState<Bands | null>(null)
  const back = (to: Step) => (
    <Button tone="quiet" className="max-phone:px-4" onClick={() => setStep(to)}>
      Back
    </Button>
  )
  const chooseTowards = (number: number, colour: 'first' | 'second') => {
    setTowards(number)
    // Nobody is left to be asked about.
    if (number === size) finishColour(colour, { towards: number, expected: 0, beyond: 0 })
    else setStep(`${colour} beyond`)
  }
  const finishColour = (colour: 'first' | 'second', numbers: Bands) => {
    if (colour === 'first') setFirst(numbers)
    else setSecond(numbers)
    setStep(colour === 'first' ? 'second towards' : 'all')
  }

  if (step === 'year')
    return (
      <Question key={step} words="Which year was it?">
        <SizeOfClass size={size} onChange={setSize} />
        {(id) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset has its legend inside
          <div role="group" aria-labelledby={id} className="number-grid" data-of="years">
            {yearsIn(nation).map(({ year: each, name }) => (
              <button
                key={each}
                type="button"
                onClick={() => {
                  setYear(each)
                  setStep(size < minBanded ? 'all' : 'first towards')
                }}
              >
                {name}
              </button>
            ))}
          </div>
        )}
        <Button tone="quiet" onClick={onSkip}>
          Not this time
        </Button>
      </Question>
    )
  if (step === 'all')
    return (
      <Question key={step} words="Is this right?">
        {() => (
          <OutcomeForm
            {...{ nation, isBusy, problem, onSave }}
            initial={{ year, children: size, first, second, statements: [] }}
            more={back(first ? 'second towards' : size < minBanded ? 'year' : 'first towards')}
          />
        )}
      </Question>
    )
  const colour = step.startsWith('first') ? 'first' : 'second'
  const isTowards = step.endsWith('towards')
  const rest = size - towards
  return (
    <Question
      key={step}
      words={`${colour === 'first' ? 'First' : 'Second'} colour: how many ${isTowards ? 'working towards' : 'beyond'}?`}
      hint={
        isTowards
          ? `Of ${size} children. Lay the papers in the plan’s three piles.`
          : `Of the ${rest} others. The rest were at expected.`
      }
    >
      {(id) => (
        <NumberGrid
          labelledBy={id}
          to={isTowards ? size : rest}
          onChoose={(number) =>
            isTowards
              ? chooseTowards(number, colour)
              : finishColour(colour, { towards, expected: rest - number, beyond: number })
          }
        />
      )}
      <div className="flex flex-wrap gap-3">
        {back(isTowards ? (colour === 'first' ? 'year' : 'first towards') : `${colour} towards`)}
        {step === 'first towards' && (
          <Button
            tone="quiet"
            className="max-phone:px-4"
            onClick={() => {
              setFirst(null)
              setSecond(null)
              setStep('all')
            }}
          >
            Not in two colours
          </Button>
        )}
      </div>
    </Question>
  )
}

type Part = ReactNode | ((id: string) => ReactNode)

/** A question with the ways to answer it; the focus follows, because the button that was pressed has disappeared. */
function Question({ words, hint, children }: { words: string; hint?: string; children: Part | Part[] }) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-4">
      <div>
        <h3 ref={heading} id={id} tabIndex={-1} className="font-bold text-lg outline-none">
          {words}
        </h3>
        {hint && <p className="text-ink-soft text-sm">{hint}</p>}
      </div>
      {[children].flat().map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts keep their places
        <div key={at}>{typeof part === 'function' ? part(id) : part}</div>
      ))}
    </div>
  )
}

function SizeOfClass({ size, onChange }: { size: number; onChange: (size: number) => void }) {
  const id = useId()
  const set = (wanted: number) => onChange(Math.min(maxClassSize, Math.max(1, wanted)))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has its legend inside
    <div role="group" aria-labelledby={id} className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button tone="quiet" aria-label="One child less" onClick={() => set(size - 1)}>
        −
      </Button>
      <p id={id} aria-live="polite" className="min-w-[7.5rem] text-center font-bold">
        {size === 1 ? '1 child' : `${size} children`}
      </p>
      <Button tone="quiet" aria-label="One child more" onClick={() => set(size + 1)}>
        +
      </Button>
    </div>
  )
}
