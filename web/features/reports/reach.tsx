import type { Report } from '#contract/reports.ts'
import { BigNumber, BigNumbers } from '../../ui/figures/big-number.tsx'
import { Columns } from '../../ui/figures/columns.tsx'
import { Figure } from '../../ui/figures/figure.tsx'
import { FigureTable } from '../../ui/figures/figure-table.tsx'
import { Section } from '../../ui/page/section.tsx'
import { monthAndYear } from '../../ui/text/moment.ts'
import { count, counted, definitionOf, monthsInShort, monthsInWords, numberOf } from './wording.ts'

/** How many children and schools it reached: those who could be, and those who were. */
export function Reach({ report }: { report: Report }) {
  const { enrolled, children, classes, schools, new_schools } = report
  return (
    <Section id="reach" title="Children reached">
      <div className="report-reach">
        <div className="report-reached">
          <p>
            <strong>{children === null ? 'Too few to show' : count(children)}</strong>
            <span>in classes that read or were taught</span>
          </p>
          <p className="report-definition">{definitionOf('children')}</p>
        </div>
        <div className="report-enrolled">
          <p>
            <strong>{count(enrolled)}</strong>
            <span>enrolled at member schools, aged 6 to 9</span>
          </p>
          <p className="report-definition">{definitionOf('enrolled')}</p>
        </div>
      </div>
      <BigNumbers className="mt-4">
        <BigNumber label="Classes" {...numberOf(classes)} definition={definitionOf('classes')} />
        <BigNumber label="Class readings" {...numberOf(report.readings)} definition={definitionOf('readings')} />
        <BigNumber label="Lessons led" {...numberOf(report.lessons)} definition={definitionOf('lessons')} />
        <BigNumber label="Sessions held" {...numberOf(report.sessions)} definition={definitionOf('sessions')} />
        <BigNumber
          label="Member schools"
          value={count(schools)}
          note={`${count(new_schools)} of them new`}
          definition={`${definitionOf('schools')} New: ${definitionOf('new_schools')}`}
        />
      </BigNumbers>
    </Section>
  )
}

/** Classes over time. Months that are about too few by themselves are drawn as one with those after them. */
export function OverTime({ report: { stretches, waiting } }: { report: Report }) {
  const title = 'Classes over time'
  if (stretches.length === 0) return null
  return (
    <Figure
      title={title}
      note={`Classes that read or were taught. A month with too few of them is counted together with the next.${
        waiting ? ` From ${monthAndYear(waiting)} on there are too few so far.` : ''
      }`}
      table={
        <FigureTable
          caption={title}
          columns={['Months', 'Classes', 'Children in them']}
          rows={stretches.map((one) => ({
            key: one.from,
            name: monthsInWords(one),
            figures: [one.classes, one.children],
          }))}
        />
      }
    >
      <Columns
        title={title}
        description={stretches
          .map((one) => `${monthsInWords(one)}: ${counted(one.classes ?? 0, 'class', 'classes')}.`)
          .join(' ')}
        columns={stretches.map((one) => ({
          key: one.from,
          label: monthsInShort(one),
          name: monthsInWords(one),
          value: one.classes,
        }))}
      />
    </Figure>
  )
}
