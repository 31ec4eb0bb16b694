import type { ReactNode } from 'react'
import type { Report } from '#contract/reports.ts'
import { Bars } from '../../ui/figures/bars.tsx'
import { Figure } from '../../ui/figures/figure.tsx'
import { FigureTable } from '../../ui/figures/figure-table.tsx'
import { counted, fifthNames, shown } from './wording.ts'

interface Part {
  schools: number
  /** Null where there are too few to show. */
  classes: number | null
}

const hasClasses = (parts: readonly Part[]) => parts.some(({ classes }) => classes !== null)

/** A bar for the schools of a part, and one for its classes unless no part has enough of them. */
const barsOf = ({ schools, classes }: Part, parts: readonly Part[]) => [
  { value: schools, words: counted(schools, 'school', 'schools') },
  ...(hasClasses(parts) ? [{ value: classes, words: shown(classes, 'classes') }] : []),
]

/** Books by their covers. */
export function Books({ books }: Pick<Report, 'books'>) {
  const title = 'What they read'
  if (books.length === 0) return null
  return (
    <Figure
      title={title}
      note="Classes that read each book or were taught with it, where enough of them did to tell the books apart."
      table={
        <FigureTable
          caption={title}
          columns={['Book', 'Classes']}
          rows={books.map(({ id, title: name, classes }) => ({ key: id, name, figures: [classes] }))}
        />
      }
    >
      <Bars
        bars={books.map(({ id, title: name, image, classes }) => ({
          key: id,
          title: name,
          picture: image,
          initial: name.slice(0, 1),
          values: [{ value: classes, words: shown(classes, 'classes') }],
        }))}
      />
    </Figure>
  )
}

/** Where the schools are, and how many of their children are entitled to a free meal. */
export function Where({ report, map }: { report: Report; map: ReactNode }) {
  const { regions, fifths, squares } = report
  if (regions.length === 0) return null
  return (
    <div className="report-where">
      <div className="report-map">
        {squares.length > 0 && map}
        {fifths.length > 1 && (
          <Figure
            title="By free school meals"
            note="The primary schools of the register in fifths, by the share of their pupils who are eligible for free school meals. The register tells it of schools in England."
            table={
              <FigureTable
                caption="Member schools and classes by free school meals"
                columns={['Schools with', 'Schools', 'Classes']}
                rows={fifths.map(({ fifth, schools, classes }) => ({
                  key: fifth,
                  name: fifthNames[fifth],
                  figures: [schools, classes],
                }))}
              />
            }
          >
            <Bars
              bars={fifths.map(({ fifth, ...part }) => ({
                key: fifth,
                title: fifthNames[fifth],
                values: barsOf(part, fifths),
              }))}
            />
          </Figure>
        )}
      </div>
      <Figure
        title="Across the country"
        note={
          hasClasses(regions)
            ? 'Filled: member schools. Outlined: classes that read or were taught, where there are enough to tell the regions apart.'
            : 'Member schools. In no region have enough classes read or been taught to show how many.'
        }
        table={
          <FigureTable
            caption="Member schools and classes by region"
            columns={['Region', 'Schools', 'Classes']}
            rows={regions.map(({ name, schools, classes }) => ({
              key: name,
              name: name || 'Not in the register',
              figures: [schools, classes],
            }))}
          />
        }
      >
        <Bars
          bars={regions.map(({ name, ...part }) => ({
            key: name,
            title: name || 'Not in the register',
            values: barsOf(part, regions),
          }))}
        />
      </Figure>
    </div>
  )
}
