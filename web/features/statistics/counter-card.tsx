import type { Statistics, StatisticsDetails } from '#contract/statistics.ts'
import { Definition } from '../../ui/figures/big-number.tsx'
import { Counter } from '../../ui/text/counter.tsx'
import { longDay } from '../../ui/text/moment.ts'
import { unbroken } from '../../ui/text/unbroken.tsx'
import { type CounterWords, childrenInClasses, count } from './wording.ts'

interface CardProps {
  words: CounterWords
  statistics: Statistics
  details: StatisticsDetails | undefined
}

/** The largest number: digits on paper, like a scoreboard at a school fair. */
export function ChildrenReached({ words, statistics, details }: CardProps) {
  return (
    <section aria-labelledby={words.name} className="scoreboard break-inside-avoid">
      <h2 id={words.name} className="text-center text-xl">
        {words.label}
      </h2>
      <p className="mt-5 text-center">
        <Counter
          value={statistics[words.name]}
          minimumDigits={words.minimumDigits ?? 1}
          className="scoreboard-number"
        />
      </p>
      <p className="mt-3 text-center font-bold">enrolled at member schools</p>
      <CounterDefinition words={words} details={details} className="mx-auto max-w-[60ch] text-center" />
      {details && <InClasses details={details} />}
    </section>
  )
}

/** How many of them we know to have met a book in class: the smaller number, and the one to believe. */
function InClasses({ details: { children_in_classes: number, today } }: { details: StatisticsDetails }) {
  const label = 'in classes that read or were taught'
  return (
    <div className="scoreboard-second">
      <p>
        {number === null ? (
          'Too few classes so far to say how many children were'
        ) : (
          <strong className="font-heading text-2xl text-accent-ink">{count(number)}</strong>
        )}{' '}
        <span className="font-bold">{label}</span>
      </p>
      <Definition of={`Children ${label}`} className="mx-auto max-w-[60ch] text-center">
        <p>{unbroken(childrenInClasses)}</p>
        <p className="text-ink-soft">
          <strong>Source:</strong> Counted by this portal.
        </p>
        <p className="text-ink-soft">
          <strong>As of:</strong> {longDay(today)}
        </p>
      </Definition>
    </div>
  )
}

/** One number with its definition. */
export function CounterCard({ words, statistics, details }: CardProps) {
  const { name, label, ...shape } = words
  return (
    <li className="flex break-inside-avoid flex-col max-tablet:has-[details[open]]:col-span-2">
      <div className="grow rounded-t-md bg-surface px-4 pt-4 pb-2 tablet:px-6 tablet:pt-5 tablet:pb-3 shadow-rest">
        <p className="flex flex-col">
          <Counter
            value={statistics[name]}
            minimumDigits={shape.minimumDigits ?? 1}
            decimals={shape.decimals ?? 0}
            unit={shape.unit ?? ''}
            className="order-first font-extrabold font-heading text-2xl tablet:text-3xl text-accent-ink"
          />
          <span className="mt-1 font-bold">{label}</span>
        </p>
        <CounterDefinition words={words} details={details} className="mt-1" />
      </div>
      <span aria-hidden className="board -mx-1 tablet:-mx-2 block h-3 rounded-sm" />
    </li>
  )
}

function CounterDefinition({
  words: { label, define },
  details,
  className,
}: {
  words: CounterWords
  details: StatisticsDetails | undefined
  className: string
}) {
  if (!details) return null
  const { text, source, date } = define(details)
  return (
    <Definition of={label} className={className}>
      <p>{unbroken(text)}</p>
      <p className="text-ink-soft">
        <strong>Source:</strong> {source}
      </p>
      <p className="text-ink-soft">
        <strong>As of:</strong> {date}
      </p>
    </Definition>
  )
}
