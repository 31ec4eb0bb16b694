import { urlFor } from '#contract/endpoint.ts'
import { type ClassFigures, exportEvidence, type GrantFigures } from '#contract/grants.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { FigureTable } from '../../../ui/figures/figure-table.tsx'

const columns = ['Classes', 'in schools', 'Readings', 'Lessons', 'in schools ', 'Classes entered', 'Children']
const figuresOf = (row: ClassFigures) => [
  ...[row.classes, row.schools, row.readings, row.lessons, row.lesson_schools, row.entered, row.children],
]

const list = new Intl.ListFormat('en-GB')
const nameOf = ({ region }: GrantFigures['regions'][number]) => region || 'schools whose region is not known'
const hasFigures = (row: ClassFigures) => figuresOf(row).some((figure) => figure !== null)

/** What the classes of each region did, and of all: the rows of the line's numbers about classes. */
export function RegionRows({ regions, total, year }: Pick<GrantFigures, 'regions' | 'total' | 'year'>) {
  const withoutFigures = regions.filter((row) => !hasFigures(row)).map(nameOf)
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
            ...regions.filter(hasFigures).map((row) => ({
              key: row.region || 'unknown',
              name: row.region || 'Region not known',
              figures: figuresOf(row),
            })),
            { key: 'all', name: <b>All regions</b>, figures: figuresOf(total) },
          ]}
        />
      </div>
      {withoutFigures.length > 0 && (
        <p className="mt-2 text-ink-soft">Too few classes to show in {list.format(withoutFigures)}.</p>
      )}
      <a href={urlFor(exportEvidence, { query: { year: year.id } })} download className={buttonClass('quiet', 'mt-4')}>
        Download the regions (CSV)
      </a>
    </section>
  )
}
