import { FileText } from 'lucide-react'
import { urlFor } from '#contract/endpoint.ts'
import { yearName } from '#contract/evidence.ts'
import { exportSchoolYear, readClassEvidence, type SchoolYearRecord } from '#contract/school-year.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { longDay, monthAndYear } from '../../../ui/text/moment.ts'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'
import { counted } from '../wording.ts'

type ClassFilesProps = Pick<SchoolYearRecord, 'outcomes' | 'nation'> & { year: string }

/** Each class that was entered, with its evidence for a subject lead as a file. */
export function ClassFiles({ outcomes, nation, year }: ClassFilesProps) {
  if (outcomes.length === 0) return null
  return (
    <Section id="class-files" title="Evidence, class by class" className="print:hidden">
      <p className="mt-1 max-w-[65ch] text-ink-soft">
        For a subject lead’s folder: the book and its plan, the two colours, what happened, and what it covers. No child
        and no teacher is named.
      </p>
      <ul className="entered-classes">
        {outcomes.map(({ id, title, year: group, children, day, month }) => {
          const name = `${yearName(group, nation)}, ${counted(children, 'child', 'children')}`
          const when = day ? longDay(day) : monthAndYear(`${month}-01`)
          return (
            <li key={id} className="entered-class">
              <div className="min-w-0 grow basis-60">
                <p className="font-bold">{name}</p>
                <p className="text-ink-soft text-sm">{`${title}, ${when}`}</p>
              </div>
              <a
                href={urlFor(readClassEvidence, { params: { id } })}
                target="_blank"
                rel="noreferrer"
                className={buttonClass('quiet')}
              >
                <FileText aria-hidden className="size-5" />
                Evidence (PDF)<VisuallyHidden>{`: ${name}, ${title}, ${when}`}</VisuallyHidden>
              </a>
            </li>
          )
        })}
      </ul>
      <a
        href={urlFor(exportSchoolYear, { params: { figure: 'classes' }, query: { year } })}
        download
        className={buttonClass('quiet', 'mt-4')}
      >
        Download the classes (CSV)
      </a>
    </Section>
  )
}
