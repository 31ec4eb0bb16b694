import type { Reading } from '#contract/reading.ts'
import { Bars } from '../../../ui/figures/bars.tsx'
import { Figure } from '../../../ui/figures/figure.tsx'
import { FigureTable } from '../../../ui/figures/figure-table.tsx'
import { unbroken } from '../../../ui/text/unbroken.tsx'
import { shown } from '../wording.ts'

const steps = [
  { key: 'registered', label: 'Registered' },
  { key: 'confirmed', label: 'Confirmed their e-mail address' },
  { key: 'approved', label: 'Were approved' },
  { key: 'opened', label: 'Opened a first storybook' },
] as const

/** How far the schools have come that registered in these weeks. */
export function Journey({ journey }: Pick<Reading, 'journey'>) {
  return (
    <Figure
      title="From sign-up to the first book"
      note="The schools that registered in the last 12 weeks, by how far they have come since."
      table={
        <FigureTable
          caption="Schools that registered, by how far they have come"
          columns={['Step', 'Schools']}
          rows={steps.map(({ key, label }) => ({ key, name: unbroken(label), figures: [journey[key]] }))}
        />
      }
    >
      <Bars
        least={5}
        bars={steps.map(({ key, label }) => ({
          key,
          title: unbroken(label),
          values: [{ value: journey[key], words: shown(journey[key], 'schools') }],
        }))}
      />
    </Figure>
  )
}
