import { urlFor } from '#contract/endpoint.ts'
import { type Bands, type ClassOutcome, exportOutcomes, sumOfBands } from '#contract/evidence.ts'
import { bands, ticks } from '../../../domain/outcomes/words.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Bars } from '../../../ui/figures/bars.tsx'
import { Figure } from '../../../ui/figures/figure.tsx'
import { FigureTable } from '../../../ui/figures/figure-table.tsx'
import { counted } from '../wording.ts'

/** Where children stood in the first colour and in the second, of all classes with both; nothing without one. */
export function Movement({ outcomes, period }: { outcomes: ClassOutcome[]; period: string }) {
  const moved = outcomes.flatMap(({ first, second }) => (first && second ? [{ first, second }] : []))
  if (moved.length === 0) return null
  const [first, second] = [add(moved.map((one) => one.first)), add(moved.map((one) => one.second))]
  const said = ticks.flatMap(({ key, sentence }) => {
    const classes = outcomes.filter(({ statements }) => statements.includes(key)).length
    return classes === 0 ? [] : [{ key, sentence, classes }]
  })
  return (
    <Figure
      title="Before and after the lesson"
      note={`Filled: what children wrote or drew before it, in the first colour. Outlined: what they added or changed after it, in the second. ${counted(moved.length, 'class', 'classes')}, as their teachers judged by the plan.`}
      links={
        <a
          href={urlFor(exportOutcomes, { query: { period } })}
          download
          className={buttonClass('quiet', 'print:hidden')}
        >
          Download the classes (CSV)
        </a>
      }
      table={
        <FigureTable
          caption="Children by band, before and after the lesson"
          columns={['Band', 'In the first colour', 'In the second colour']}
          rows={bands.map(({ key, name }) => ({ key, name, figures: [first[key], second[key]] }))}
        />
      }
    >
      <Bars
        // All children together, so that both colours have one scale.
        least={Math.max(sumOfBands(first), sumOfBands(second), 1)}
        bars={bands.map(({ key, name }) => ({
          key,
          title: name,
          values: [
            { value: first[key], words: `${counted(first[key], 'child', 'children')} before` },
            { value: second[key], words: `${counted(second[key], 'child', 'children')} after` },
          ],
        }))}
      />
      {said.length > 0 && (
        <ul className="mt-5 grid gap-1">
          {said.map(({ key, sentence, classes }) => (
            <li key={key}>{`${counted(classes, 'class', 'classes')}: ${sentence}`}</li>
          ))}
        </ul>
      )}
    </Figure>
  )
}

const add = (all: Bands[]): Bands => ({
  towards: all.reduce((sum, { towards }) => sum + towards, 0),
  expected: all.reduce((sum, { expected }) => sum + expected, 0),
  beyond: all.reduce((sum, { beyond }) => sum + beyond, 0),
})
