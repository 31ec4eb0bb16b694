import { Printer } from 'lucide-react'
import { ukNations } from '#contract/curriculum.ts'
import { urlFor } from '#contract/endpoint.ts'
import { exportSchoolYear, type SchoolYearRecord, type YearFigure } from '#contract/school-year.ts'
import { ticks } from '../../../domain/outcomes/words.ts'
import { Button } from '../../../ui/button.tsx'
import { BigNumber, BigNumbers } from '../../../ui/figures/big-number.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { longDay, moment } from '../../../ui/text/moment.ts'
import { Movement } from '../in-class/movement.tsx'
import { TaughtBooks } from '../in-class/taught-books.tsx'
import { count, counted } from '../wording.ts'
import { ClassFiles } from './class-files.tsx'
import { CoveredRows } from './covered-rows.tsx'
import { EmptyYear } from './empty-year.tsx'
import { HeldSessions } from './held-sessions.tsx'
import { YearGroups } from './year-groups.tsx'

/** The style sheet prints no more of the drawn books. */
const booksOnPaper = 6

/** What a school did in a school year, as governors read it: on the screen, and on two printed pages. */
export function YearRecord({ record }: { record: SchoolYearRecord }) {
  const { school, nation, year, books, outcomes, sessions, movement, statements } = record
  if (books.length + outcomes.length + sessions.length === 0) return <EmptyYear {...{ year }} />
  const sum = (of: 'readings' | 'opens' | 'lessons' | 'finished') => books.reduce((total, book) => total + book[of], 0)
  const children = outcomes.reduce((total, outcome) => total + outcome.children, 0)
  const more = books.filter(({ readings, lessons }) => readings + lessons > 0).length - booksOnPaper
  const fileOf = (figure: YearFigure) => urlFor(exportSchoolYear, { params: { figure }, query: { year: year.id } })
  return (
    <section aria-labelledby="year" className="mt-8 print:mt-0">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="year" className="text-xl">
            {`School year ${year.name}`}
          </h2>
          <p className="mt-1 text-ink-soft">
            {`${longDay(year.from)} to ${longDay(year.to)}. As of ${moment(record.as_of_time)}.`}
          </p>
        </div>
        <Button tone="quiet" className="print:hidden" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          Print on two pages
        </Button>
      </div>
      <BigNumbers className="mt-6">
        <BigNumber
          label="Class readings"
          value={count(sum('readings'))}
          note={`opened ${counted(sum('opens'), 'time', 'times')} by children`}
          definition="A class that opened a book with a code on one day. The same code on another day counts again."
        />
        <BigNumber
          label="Lessons led"
          value={count(sum('lessons'))}
          note={`${count(sum('finished'))} to the last step`}
          definition="Lessons in which somebody of your staff took a class through the steps of the plan."
        />
        <BigNumber
          label="Children in the classes entered"
          value={count(children)}
          note={counted(outcomes.length, 'class', 'classes')}
          definition="What your staff entered after a lesson or a class code. A child who was in two lessons counts twice."
        />
        <BigNumber
          label="Enterprise sessions held"
          value={count(sessions.length)}
          definition="Sessions that took place in this school year, by their own day."
        />
      </BigNumbers>
      <div className="year-figures">
        <div className="year-halves">
          <div className="year-half">
            {books.length > 0 && <TaughtBooks {...{ books }} file={fileOf('books')} />}
            {more > 0 && <p className="hidden print:block">{`And ${counted(more, 'more book', 'more books')}.`}</p>}
            <HeldSessions {...{ sessions }} year={year.id} />
          </div>
          <div className="year-half">
            <YearGroups year_groups={record.year_groups} {...{ nation }} year={year.id} />
            {movement ? (
              <Movement
                title="What changed"
                {...{ movement, statements }}
                file={{ to: fileOf('movement'), label: 'Download what changed (CSV)' }}
              />
            ) : (
              <NothingMoved {...{ statements }} />
            )}
          </div>
        </div>
        <CoveredRows
          rows={record.covered}
          year={year.id}
          nation={ukNations[nation ?? 'england']}
          isNothingTaught={sum('readings') + sum('lessons') === 0}
        />
        <ClassFiles {...{ outcomes, nation }} year={year.id} />
        <Section id="counted" title="How we count" className="year-counted">
          <ul className="mt-3 grid max-w-[70ch] list-disc gap-2 pl-5 text-ink-soft">
            <li>
              These are {school}’s own figures, and exact. They are counted by school and never by teacher, and no field
              could hold a child’s name.
            </li>
            <li>
              A school year runs from 1 September to 31 August. Before and after are of the classes whose staff entered
              both colours; a class of fewer than five children is not shown by bands.
            </li>
            <li>
              A class can be entered and corrected for a fortnight, so that the figures of the last two weeks may still
              change. A file of each figure has the numbers that it is made of.
            </li>
          </ul>
        </Section>
      </div>
    </section>
  )
}

/** Where no class was entered with both colours: what its staff ticked, if anything. */
function NothingMoved({ statements }: Pick<SchoolYearRecord, 'statements'>) {
  const said = ticks.flatMap(({ key, sentence }) => {
    const classes = statements.find(({ statement }) => statement === key)?.classes ?? 0
    return classes === 0 ? [] : [`${counted(classes, 'class', 'classes')}: ${sentence}`]
  })
  return (
    <Section id="moved" title="What changed">
      <p className="mt-2 max-w-[65ch]">
        No class has been entered with both colours of the plan. Where children stood before and after the lesson stands
        here once one has.
      </p>
      {said.length > 0 && (
        <ul className="mt-3 grid gap-1">
          {said.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </Section>
  )
}
