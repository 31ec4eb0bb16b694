import type { Report, ShownBands } from '#contract/reports.ts'
import { bands, ticks } from '../../domain/outcomes/words.ts'
import { Bars } from '../../ui/figures/bars.tsx'
import { Figure } from '../../ui/figures/figure.tsx'
import { FigureTable } from '../../ui/figures/figure-table.tsx'
import { Section } from '../../ui/page/section.tsx'
import { count, inTen, shown } from './wording.ts'

/** Where children stood before the lesson and after it. */
export function Movement({ movement }: Pick<Report, 'movement'>) {
  const title = 'Before and after the lesson'
  if (!movement)
    return (
      <Section id="movement" title={title}>
        <p className="mt-2 max-w-[65ch]">
          Too few to show. Teachers enter where a class stood before its lesson and after it; we tell of at least five
          classes of three schools together.
        </p>
      </Section>
    )
  const { first, second, classes, children } = movement
  const [before, after] = [shareOf(first), shareOf(second)]
  const said = {
    'changed-minds': movement.changed_minds,
    'quiet-voices': movement.quiet_voices,
    'will-try': movement.will_try,
  }
  return (
    <Figure
      title={title}
      note={`As teachers judged by the plan: ${shown(classes, 'classes')}, ${shown(children, 'children')}. Filled: before the lesson. Outlined: after it.`}
      table={
        <FigureTable
          caption="Children by band, before and after the lesson"
          columns={['Band', 'Before', 'After']}
          rows={bands.map(({ key, name }) => ({ key, name, figures: [first[key], second[key]] }))}
        />
      }
    >
      {before && after && (
        <p className="report-saying">
          Before the lesson, <strong>{before}</strong> were where a child of their age is expected to be, or beyond.
          After it, <strong>{after}</strong> were.
        </p>
      )}
      <Bars
        // All children together, so that both colours have one scale.
        least={Math.max(sumOf(first), sumOf(second), 1)}
        bars={bands.map(({ key, name }) => ({
          key,
          title: name,
          values: [
            { value: first[key], words: `Before: ${shown(first[key], 'children')}` },
            { value: second[key], words: `After: ${shown(second[key], 'children')}` },
          ],
        }))}
      />
      <ul className="mt-5 grid gap-1">
        {ticks.map(({ key, sentence }) => {
          const number = said[key]
          return (
            <li key={key}>
              <strong>{number === null ? 'Too few classes to show' : `In ${count(number)} classes`}</strong>: {sentence}
            </li>
          )
        })}
      </ul>
    </Figure>
  )
}

const sumOf = ({ towards, expected, beyond }: ShownBands) => (towards ?? 0) + (expected ?? 0) + (beyond ?? 0)

/** How many of the children in a band were in one of the upper two; undefined where there are none to say it of. */
function shareOf(colour: ShownBands): string | undefined {
  const all = sumOf(colour)
  return all === 0 ? undefined : inTen((colour.expected ?? 0) + (colour.beyond ?? 0), all)
}
