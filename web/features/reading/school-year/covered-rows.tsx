import { urlFor } from '#contract/endpoint.ts'
import { type Covered, exportSchoolYear } from '#contract/school-year.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { counted } from '../wording.ts'
import { booksOf, placeOf, rowsOnPaper } from './fit-on-paper.ts'

interface CoveredRowsProps {
  rows: readonly Covered[]
  /** Of the address of the file. */
  year: string
  /** "England". */
  nation: string
  /** No class read a book and no lesson was led. */
  isNothingTaught: boolean
}

/** What the books that were read and taught cover of the nation's curriculum, document by document. */
export function CoveredRows({ rows, year, nation, isNothingTaught }: CoveredRowsProps) {
  const printed = rowsOnPaper(rows)
  const documents = [...new Set(rows.map(({ document }) => document))]
  return (
    <Section id="covered" title="What it covered" className="year-covered">
      {rows.length === 0 ? (
        <p className="mt-2 max-w-[65ch]">
          {isNothingTaught
            ? 'What a book covers stands here once a class has read it with a code, or been taught with its lesson plan.'
            : `The portal knows no row of the curriculum of ${nation} for the books that were read and taught.`}
        </p>
      ) : (
        <>
          <p className="mt-1 max-w-[65ch] text-ink-soft">
            {`${counted(rows.length, 'row', 'rows')} of the curriculum of ${nation}, of the books that a class read with a code or was taught with the plan.`}
          </p>
          <div className="year-documents">
            {documents.map((document) => {
              const own = rows.flatMap((row, at) => (row.document === document ? [{ row, at }] : []))
              return (
                <section
                  key={document}
                  aria-label={document}
                  data-beyond={own.every(({ at }) => at >= printed) || undefined}
                >
                  <h3 className="text-base">{document}</h3>
                  <p className="text-ink-soft text-sm">{own[0]?.row.edition}</p>
                  <ul>
                    {own.map(({ row, at }) => (
                      <li
                        key={`${placeOf(row)} ${row.statement}`}
                        className="year-row"
                        data-beyond={at >= printed || undefined}
                      >
                        <p className="text-ink-soft text-sm">{placeOf(row)}</p>
                        <p>{row.is_quoted ? `“${row.statement}”` : row.statement}</p>
                        <p className="text-sm">
                          <b>Taught with:</b> {booksOf(row)}
                        </p>
                      </li>
                    ))}
                  </ul>
                </section>
              )
            })}
          </div>
          {rows.length > printed && (
            <p className="mt-3 hidden print:block">
              {`${counted(rows.length - printed, 'more row is', 'more rows are')} in the file of this page.`}
            </p>
          )}
          <a
            href={urlFor(exportSchoolYear, { params: { figure: 'covered' }, query: { year } })}
            download
            className={buttonClass('quiet', 'mt-5 print:hidden')}
          >
            Download what was covered, with pages (CSV)
          </a>
        </>
      )}
    </Section>
  )
}
