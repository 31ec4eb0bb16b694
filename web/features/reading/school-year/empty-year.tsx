import type { SchoolYearRecord } from '#contract/school-year.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Bars } from '../../../ui/figures/bars.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { ExampleSheet } from '../example-sheet.tsx'

const steps = [
  'Choose a book from the shelf, and open its page.',
  'Lead the lesson with its plan, or let the class read with a class code.',
  'When it is over, say which year it was, how many children took part, and where they stood before and after. That is six presses.',
]

/** What a school sees of a year in which no class has read or been taught: how to begin, and what will stand here. */
export function EmptyYear({ year: { name, is_over: isOver } }: Pick<SchoolYearRecord, 'year'>) {
  if (isOver)
    return <p className="mt-8">{`In ${name} no class of your school read or was taught, and no session was held.`}</p>
  return (
    <Section id="begin" title="Your first lesson starts this page" className="mt-8">
      <p className="mt-2 max-w-[60ch]">
        It answers what governors and inspectors ask: what was taught, to which years, what of the curriculum it
        covered, and what changed for the children.
      </p>
      <ol className="mt-4 grid max-w-[60ch] list-decimal gap-2 pl-6">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ButtonLink to="/resources" className="mt-5 print:hidden">
        Choose a book from the shelf
      </ButtonLink>
      <ExampleSheet>
        <div className="figure">
          <Bars
            bars={['Year 2', 'Year 3', 'Year 4'].map((title, at) => ({
              key: title,
              title,
              values: [
                { value: 3 - at, words: at === 2 ? '1 class' : `${3 - at} classes` },
                { value: 84 - 28 * at, words: `${84 - 28 * at} children` },
              ],
            }))}
          />
        </div>
        <div className="figure">
          <Bars
            least={168}
            bars={[
              { title: 'Working towards', before: 84, after: 24 },
              { title: 'Expected', before: 60, after: 84 },
              { title: 'Beyond', before: 24, after: 60 },
            ].map(({ title, before, after }) => ({
              key: title,
              title,
              values: [
                { value: before, words: `${before} children before` },
                { value: after, words: `${after} children after` },
              ],
            }))}
          />
        </div>
      </ExampleSheet>
    </Section>
  )
}
