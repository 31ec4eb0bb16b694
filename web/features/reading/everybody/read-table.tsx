import { urlFor } from '#contract/endpoint.ts'
import { exportReadResources, type ReadResource } from '#contract/reading.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { FigureTable } from './figure-table.tsx'

const columns = ['Book or paper', 'Schools', 'Opened in schools', 'Parents', 'Opened by parents'] as const

/** Books and papers, the most read first. */
export function ReadTable({ resources }: { resources: ReadResource[] }) {
  const rows = resources.map(({ id, title, category, ...figures }) => ({
    key: id,
    name: (
      <>
        <span className="font-bold">{title}</span>
        <span className="block text-ink-soft text-sm">{category}</span>
      </>
    ),
    figures: [figures.schools, figures.school_reads, figures.parents, figures.parent_reads],
  }))
  return (
    <section aria-labelledby="read">
      <h2 id="read" className="text-xl">
        Books and papers
      </h2>
      <p className="mt-2 max-w-[65ch] text-ink-soft">
        How many schools and parents opened each in the last 12 weeks, and how often. Accounts that have been deleted do
        not count.
      </p>
      {rows.length > 0 ? (
        <>
          <FigureTable caption="Openings of books and papers" columns={columns} rows={rows} />
          <a href={urlFor(exportReadResources)} download className={buttonClass('quiet', 'mt-4')}>
            Download the books and papers (CSV)
          </a>
        </>
      ) : (
        <p className="mt-3">There is nothing on the shelf yet.</p>
      )}
    </section>
  )
}
