import type { ReactNode } from 'react'
import type { Report } from '#contract/reports.ts'
import { EveryFigure } from './every-figure.tsx'
import { Movement } from './movement.tsx'
import { OverTime, Reach } from './reach.tsx'
import { Books, Where } from './where.tsx'
import { count, monthsInWords } from './wording.ts'
import './report.css'
import './report-print.css'
import { Section } from '../../ui/page/section.tsx'
import { longDay, longMoment } from '../../ui/text/moment.ts'

interface ReportSheetProps {
  report: Report
  map: ReactNode
  /** The level of its title: 1 where it is the page. */
  heading: (title: string) => ReactNode
}

/** A report as it is read on the screen and printed: two to four pages of A4. */
export function ReportSheet({ report, map, heading }: ReportSheetProps) {
  const { sponsor, portal, organisation, period, testimonials } = report
  const months = monthsInWords(period)
  return (
    <article className="report">
      <header className="report-head">
        {sponsor?.logo && <img src={sponsor.logo} alt="" className="report-logo" />}
        <div className="min-w-0">
          <p className="font-bold text-accent-ink">{portal}</p>
          {heading(sponsor ? `What came of the support of ${sponsor.name}` : `What came of ${portal}`)}
          <p className="report-period">
            {period.name === months || period.id === 'all' ? months : `${period.name}, ${months}`}
          </p>
          <p className="text-ink-soft text-sm">As of {longMoment(report.as_of)}</p>
        </div>
      </header>
      <p className="report-lead">{leadOf(report)}</p>
      <Reach report={report} />
      <OverTime report={report} />
      <Books books={report.books} />
      <Movement movement={report.movement} />
      {testimonials.length > 0 && (
        <Section id="words" title="In teachers’ words">
          <div className="report-words">
            {testimonials.map(({ quote, author, author_role, said_on }) => (
              <figure key={quote} className="report-word">
                <blockquote>“{quote}”</blockquote>
                <figcaption>
                  <strong>{author}</strong>
                  {author_role && `, ${author_role}`}
                  {said_on && `, ${longDay(said_on)}`}
                </figcaption>
              </figure>
            ))}
          </div>
          <p className="mt-3 text-ink-soft text-sm">
            Each of them has agreed to be quoted, and can take it back at any time: a message to us is enough, and the
            words are gone from this page.
          </p>
        </Section>
      )}
      <Where report={report} map={map} />
      <EveryFigure report={report} />
      <footer className="report-foot">
        {sponsor?.quote && (
          <p>
            {sponsor.name}: “{sponsor.quote}”{sponsor.quote_author && ` ${sponsor.quote_author}`}
          </p>
        )}
        <p>
          {organisation || portal}. As of {longMoment(report.as_of)}: a school may still correct or delete what it
          entered, and then the figures follow.
        </p>
      </footer>
    </article>
  )
}

/** What a trustee would say of it first, of what can be shown. */
function leadOf({ classes, schools_taught, children, schools, enrolled, movement }: Report): string {
  const joined = `${count(schools)} schools with ${count(enrolled)} children aged 6 to 9 have joined.`
  if (classes === null)
    return `${joined} How many classes have read or been taught we say once they are at least five of three schools.`
  const of = schools_taught === null ? '' : ` of at least ${count(schools_taught)} schools`
  const with_ = children === null ? '' : `, with ${count(children)} children in them`
  const learnt = movement ? ' Teachers told us where their classes stood before the lesson and after it.' : ''
  return `At least ${count(classes)} classes${of} read or were taught${with_}. ${joined}${learnt}`
}
