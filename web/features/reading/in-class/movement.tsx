import type { ClassMovement } from '#contract/class-sums.ts'
import { type OutcomeStatement, sumOfBands } from '#contract/evidence.ts'
import { bands, ticks } from '../../../domain/outcomes/words.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Bars } from '../../../ui/figures/bars.tsx'
import { Figure } from '../../../ui/figures/figure.tsx'
import { FigureTable } from '../../../ui/figures/figure-table.tsx'
import { counted } from '../wording.ts'

interface MovementProps {
  title: string
  movement: ClassMovement
  statements: ReadonlyArray<{ statement: OutcomeStatement; classes: number }>
  /** A link to the file that it comes from. */
  file: { to: string; label: string }
}

/** Where classes stood in the first colour and in the second. */
export function Movement({ title, movement: { classes, first, second }, statements, file }: MovementProps) {
  const said = ticks.flatMap(({ key, sentence }) => {
    const ticked = statements.find(({ statement }) => statement === key)?.classes ?? 0
    return ticked === 0 ? [] : [{ key, sentence, ticked }]
  })
  return (
    <Figure
      title={title}
      note={`Filled: what children wrote or drew before it, in the first colour. Outlined: what they added or changed after it, in the second. ${counted(classes, 'class', 'classes')}, as their teachers judged by the plan.`}
      links={
        <a href={file.to} download className={buttonClass('quiet', 'print:hidden')}>
          {file.label}
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
          {said.map(({ key, sentence, ticked }) => (
            <li key={key}>{`${counted(ticked, 'class', 'classes')}: ${sentence}`}</li>
          ))}
        </ul>
      )}
    </Figure>
  )
}
