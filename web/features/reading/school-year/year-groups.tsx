import { urlFor } from '#contract/endpoint.ts'
import { yearName } from '#contract/evidence.ts'
import { exportSchoolYear, type SchoolYearRecord } from '#contract/school-year.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Bars } from '../../../ui/figures/bars.tsx'
import { Figure } from '../../../ui/figures/figure.tsx'
import { FigureTable } from '../../../ui/figures/figure-table.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { counted } from '../wording.ts'

type YearGroupsProps = Pick<SchoolYearRecord, 'year_groups' | 'nation'> & { year: string }

/** The classes that staff entered by their years. */
export function YearGroups({ year_groups: groups, nation, year }: YearGroupsProps) {
  if (groups.length === 0)
    return (
      <Section id="year-groups" title="Which years">
        <p className="mt-2 max-w-[65ch]">
          Nobody has entered a class yet. After a lesson, and after a class code, the portal asks which year it was, and
          how many children took part. It takes half a minute.
        </p>
      </Section>
    )
  return (
    <Figure
      className="year-groups"
      title="Which years"
      note="The classes that your staff entered, and the children in them. A child who was in two lessons counts twice."
      links={
        <a
          href={urlFor(exportSchoolYear, { params: { figure: 'year-groups' }, query: { year } })}
          download
          className={buttonClass('quiet', 'print:hidden')}
        >
          Download the years (CSV)
        </a>
      }
      table={
        <FigureTable
          caption="Classes and children by year"
          columns={['Year', 'Classes', 'Children']}
          rows={groups.map((group) => ({
            key: group.year,
            name: yearName(group.year, nation),
            figures: [group.classes, group.children],
          }))}
        />
      }
    >
      <Bars
        bars={groups.map((group) => ({
          key: group.year,
          title: yearName(group.year, nation),
          values: [
            { value: group.classes, words: counted(group.classes, 'class', 'classes') },
            { value: group.children, words: counted(group.children, 'child', 'children') },
          ],
        }))}
      />
    </Figure>
  )
}
