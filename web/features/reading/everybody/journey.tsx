import type { Reading } from '#contract/reading.ts'
import { fives } from '../wording.ts'

const steps = [
  { key: 'registered', label: 'Registered' },
  { key: 'confirmed', label: 'Confirmed their e-mail address' },
  { key: 'approved', label: 'Were approved' },
  { key: 'opened', label: 'Opened a first storybook' },
] as const

/** How far the schools have come that registered in these weeks, and who was active. */
export function Journey({ reading: { journey, active_schools, active_parents } }: { reading: Reading }) {
  const most = Math.max(5, ...Object.values(journey))
  return (
    <section aria-labelledby="journey">
      <h2 id="journey" className="text-xl">
        From sign-up to the first book
      </h2>
      <p className="mt-2 max-w-[65ch] text-ink-soft">
        The schools that registered in the last 12 weeks, by how far they have come since.
      </p>
      <ol className="mt-5 grid gap-4 rounded-lg bg-surface p-5 shadow-rest tablet:p-8">
        {steps.map(({ key, label }) => (
          <li key={key}>
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span>{label}</span>
              <strong>{fives(journey[key])}</strong>
            </span>
            <span aria-hidden className="mt-2 block h-3 overflow-hidden rounded-full bg-accent-soft">
              <span
                className="block h-full rounded-full bg-accent forced-colors:bg-[CanvasText]"
                style={{ width: `${(journey[key] / most) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-5 max-w-[65ch]">
        Active in these weeks: <strong>{fives(active_schools)}</strong> schools and{' '}
        <strong>{fives(active_parents)}</strong> parents. A school is active in a week in which its staff open
        something.
      </p>
    </section>
  )
}
