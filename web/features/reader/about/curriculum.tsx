import './curriculum.css'
import { ChevronDown, Copy } from 'lucide-react'
import { useId, useState } from 'react'
import { type CurriculumRow, type UkNation, ukNations } from '#contract/curriculum.ts'
import { todayInUk } from '#contract/school-days.ts'
import { Button } from '../../../ui/button.tsx'
import { copyTable } from './copy-table.ts'

interface CurriculumProps {
  rows: readonly CurriculumRow[]
  /** Of the reader's school, shown first. */
  nation: UkNation | null
}

/** What a storybook covers of the curricula: that of the reader's nation open, the others folded. */
export function Curriculum({ rows, nation }: CurriculumProps) {
  const id = useId()
  const present = (Object.keys(ukNations) as UkNation[]).filter((each) => rows.some((row) => row.nation === each))
  const first = present.find((each) => each === nation) ?? present[0]
  if (first === undefined) return null
  return (
    <section aria-labelledby={id} className="mt-12 tablet:mt-16">
      <h2 id={id} className="text-xl tablet:text-2xl">
        What it covers
      </h2>
      <NationRows rows={rows.filter((row) => row.nation === first)} nation={first} />
      {present
        .filter((each) => each !== first)
        .map((each) => (
          <details key={each} className="papers-folded">
            <summary>
              {ukNations[each]}
              <ChevronDown aria-hidden size={20} />
            </summary>
            <NationRows rows={rows.filter((row) => row.nation === each)} nation={each} />
          </details>
        ))}
    </section>
  )
}

/** The first day on which schools in England teach citizenship by its new programme of study. */
const statutoryFrom = '2028-09-01'

function NationRows({ rows, nation }: { rows: readonly CurriculumRow[]; nation: UkNation }) {
  const [said, setSaid] = useState('')
  const documents = [...new Set(rows.map(({ document }) => document))]
  const handleCopy = async () => {
    setSaid('')
    const isCopied = await copyTable(rows)
    setSaid(isCopied ? 'Copied. Paste it into your plan or policy as a table.' : 'This browser did not let us copy it.')
  }
  return (
    <div className="curriculum">
      {nation === 'england' && todayInUk() < statutoryFrom && (
        <p className="curriculum-note">
          Citizenship with financial education becomes statutory at key stages 1 and 2 in September 2028. Until its text
          is published, this is what the book covers of the framework in force.
        </p>
      )}
      {documents.map((document) => (
        <DocumentRows key={document} rows={rows.filter((row) => row.document === document)} />
      ))}
      <div className="curriculum-copy">
        <Button tone="quiet" onClick={() => void handleCopy()}>
          <Copy aria-hidden className="size-5" />
          {`Copy the table for ${ukNations[nation]}`}
        </Button>
        <p role="status">{said}</p>
      </div>
    </div>
  )
}

function DocumentRows({ rows }: { rows: readonly CurriculumRow[] }) {
  const [first] = rows
  if (!first) return null
  return (
    <div className="curriculum-document">
      <h3>{first.document}</h3>
      <p className="paper-facts">{first.edition}</p>
      <ul>
        {rows.map((row) => (
          <li key={`${row.area} ${row.code} ${row.statement}`}>
            <p className="paper-facts">{[row.area, row.code].filter(Boolean).join(' · ')}</p>
            <p>{row.is_quoted ? `“${row.statement}”` : row.statement}</p>
            <p className="curriculum-covers">
              <b>In this book:</b> {row.covers}{' '}
              <a href={row.source} rel="noreferrer" className="link">
                Source<span className="sr-only"> of {row.code || row.statement}</span>
              </a>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
