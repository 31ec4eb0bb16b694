import { countStatements, movementOf } from '#contract/class-sums.ts'
import { urlFor } from '#contract/endpoint.ts'
import { exportOutcomes, exportTaughtBooks, type SchoolEvidence } from '#contract/evidence.ts'
import { BigNumber, BigNumbers } from '../../../ui/figures/big-number.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { count, counted } from '../wording.ts'
import { EnteredClasses } from './entered-classes.tsx'
import { Movement } from './movement.tsx'
import { TaughtBooks } from './taught-books.tsx'

interface InClassProps {
  classes: SchoolEvidence
  /** Of the address, for the files. */
  period: string
}

/** What the classes of a school read, were taught and showed; nothing for a school whose classes did not. */
export function InClass({ classes: { nation, books, outcomes }, period }: InClassProps) {
  if (isEmpty({ books, outcomes })) return null
  const sum = (of: 'readings' | 'opens' | 'lessons' | 'finished' | 'boards' | 'papers' | 'editions') =>
    books.reduce((total, book) => total + book[of], 0)
  const movement = movementOf(outcomes)
  const children = outcomes.reduce((total, outcome) => total + outcome.children, 0)
  return (
    <>
      <Section id="in-class" title="In class">
        <BigNumbers className="mt-4">
          <BigNumber
            label="Class readings"
            value={count(sum('readings'))}
            note={`opened ${counted(sum('opens'), 'time', 'times')} by children`}
            definition="A class that opened a book with a code on one day. The same code on another day counts again. We count how often it was opened, and hold nothing about who opened it."
          />
          <BigNumber
            label="Lessons led"
            value={count(sum('lessons'))}
            note={`${count(sum('finished'))} to the last step, and ${counted(sum('boards'), 'board', 'boards')} without the plan`}
            definition="Lessons in which somebody of your staff took a class through the steps of the plan. A board that was led without the plan counts as a board."
          />
          <BigNumber
            label="Children in the classes you entered"
            value={count(children)}
            note={counted(outcomes.length, 'class', 'classes')}
            definition="What your staff entered after a lesson or a class code. A child who was in two lessons counts twice."
          />
          <BigNumber
            label="Papers and editions saved"
            value={count(sum('papers') + sum('editions'))}
            definition="Plans and sheets to print, slides, and other editions of a book that your staff downloaded. Saving one twice counts twice."
          />
        </BigNumbers>
      </Section>
      {books.length > 0 && <TaughtBooks {...{ books }} file={urlFor(exportTaughtBooks, { query: { period } })} />}
      {movement && (
        <Movement
          title="Before and after the lesson"
          {...{ movement }}
          statements={countStatements(outcomes)}
          file={{ to: urlFor(exportOutcomes, { query: { period } }), label: 'Download the classes (CSV)' }}
        />
      )}
      {outcomes.length > 0 && <EnteredClasses {...{ outcomes, nation }} />}
    </>
  )
}

export const isEmpty = ({ books, outcomes }: Pick<SchoolEvidence, 'books' | 'outcomes'>) =>
  books.length === 0 && outcomes.length === 0
