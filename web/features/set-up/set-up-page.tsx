import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { numberInWords } from '#contract/number-words.ts'
import type { SetUp, SetUpCode } from '#contract/set-up.ts'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/page/page.tsx'
import { OpenToSchools } from './open-to-schools.tsx'
import { setUpQuery } from './queries.ts'
import { ShelfOfSteps } from './shelf-of-steps.tsx'
import { Step } from './step.tsx'
import './set-up.css'

/** From a bare machine to a portal that is open to schools: ten steps, each with what was seen of it. */
export function SetUpPage() {
  const { data, error, refetch } = useQuery(setUpQuery)
  return (
    <Page lead="Ten steps, each of which does something and checks that it worked. You can stop at any of them, and another operator can go on from there.">
      {data && <Steps setUp={data} />}
      {!data && error && <LoadFailure title="We could not load the set-up" error={error} onRetry={refetch} />}
      {!(data || error) && <Skeleton className="mt-8 h-96 max-w-[56rem] rounded-lg" />}
    </Page>
  )
}

function Steps({ setUp }: { setUp: SetUp }) {
  const { steps } = setUp
  const next = steps.find(({ state }) => state !== 'done')?.code ?? null
  // The one that somebody has opened; until then the first that is open.
  const [chosen, setChosen] = useState<SetUpCode | null | undefined>(undefined)
  // What was current at first stays so when it is done: its result is read where its button was pressed.
  const [first] = useState(next)
  const current = chosen === undefined ? first : chosen
  const seen = steps.filter(({ state }) => state === 'done').length
  return (
    <div className="mt-8 max-w-[56rem]">
      <ShelfOfSteps steps={steps} />
      <p className="mt-3 font-bold" role="status">
        {seenInWords(seen, steps.length)}
      </p>
      <ol className="set-up-steps">
        {steps.map((step, index) => (
          <Step
            key={step.code}
            step={step}
            number={index + 1}
            schools={setUp.schools}
            isOpen={step.code === current}
            onToggle={() => setChosen(step.code === current ? null : step.code)}
            {...(next && next !== step.code && step.state === 'done' && { onGoOn: () => setChosen(next) })}
          />
        ))}
      </ol>
      <OpenToSchools setUp={setUp} />
    </div>
  )
}

function seenInWords(seen: number, all: number): string {
  if (seen === all) return 'All ten steps have been seen to work.'
  if (seen === 0) return 'None of the ten steps has been seen to work yet.'
  const [first = '', ...rest] = numberInWords(seen)
  return `${first.toUpperCase()}${rest.join('')} of ten steps ${seen === 1 ? 'has' : 'have'} been seen to work.`
}
