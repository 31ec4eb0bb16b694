import { urlFor } from '#contract/endpoint.ts'
import { type ClassFigures, exportEvidence, type GrantFigures } from '#contract/grants.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { FigureTable } from '../../../ui/figures/figure-table.tsx'

const columns = ['Classes', 'in schools', 'Readings', 'Lessons', 'in schools ', 'Classes entered', 'Children']
const figuresOf = (row: ClassFigures) => [
  ...[row.classes, row.schools, row.readings, row.lessons, row.lesson_schools, row.entered, row.children],
]

/** What the classes of each region did, and of all: the rows of the line's numbers about classes. */
export function RegionRows({ regions, total, year }: Pick<GrantFigures, 'regions' | 'total' | 'year'>) {
  return (
    <section aria-labelledby="regions">
      <h2 id="regions" tabIndex={-1} className="text-xl">
        Classes, region by region
      </h2>
      <p className="mt-1 text-ink-soft">
        A class is a class code that was opened for the first time; a reading is a code on a day on which it was opened.
        Lessons were led with the plan. Classes entered, and the children in them, are what staff entered afterwards.
        Every figure is rounded down to a multiple of five, and none is about fewer than five classes of three schools,
        so that the regions may add up to less.
      </p>
      <div className="grant-rows">
        <FigureTable
          caption="What classes did, by region"
          columns={['Region', ...columns]}
          rows={[
            ...regions.map((row) => ({
              key: row.region || 'unknown',
              name: row.region || 'Region not known',
              figures: figuresOf(row),
            })),
            { key: 'all', name: <b>All regions</b>, figures: figuresOf(total) },
          ]}
        />
      </div>
      <a href={urlFor(exportEvidence, { query: { year: year.id } })} download className={buttonClass('quiet', 'mt-4')}>
        Download the regions (CSV)
      </a>
    </section>
  )
}
