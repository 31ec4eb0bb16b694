import { urlFor } from '#contract/endpoint.ts'
import { exportReadResources, type ReadResource } from '#contract/reading.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Bars } from '../../../ui/figures/bars.tsx'
import { Figure } from '../../../ui/figures/figure.tsx'
import { FigureTable } from '../../../ui/figures/figure-table.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { count, counted, shown } from '../wording.ts'

/** More bars than these tell nobody more: the table has them all. */
const maxBars = 12

/** Books and papers, the most read first. */
export function ReadResources({ resources }: { resources: ReadResource[] }) {
  const read = resources.filter(({ schools, parents, classes }) =>
    [schools, parents, classes].some((one) => one !== null),
  )
  const drawn = read.slice(0, maxBars)
  const few = resources.length - read.length
  const title = 'What is opened most'
  const download = (
    <a href={urlFor(exportReadResources)} download className={buttonClass('quiet', 'print:hidden')}>
      Download the books and papers (CSV)
    </a>
  )
  if (read.length === 0)
    return (
      <Section id="read" title={title}>
        <p className="mt-2 max-w-[65ch]">
          {resources.length === 0
            ? 'There is nothing on the shelf yet.'
            : 'No book or paper has been opened by enough schools, parents or classes to show how many. Once one has, its cover stands here.'}
        </p>
      </Section>
    )
  return (
    <Figure
      title={title}
      note="How many schools and parents opened each in the last 12 weeks, how often, and how many classes read it with a code. Accounts that have been deleted do not count."
      links={download}
      table={
        <FigureTable
          caption="Openings of books and papers"
          columns={[
            'Book or paper',
            'Schools',
            'Opened in schools',
            'Parents',
            'Opened by parents',
            'Classes',
            'Class readings',
          ]}
          rows={read.map(({ id, title: name, category, ...figures }) => ({
            key: id,
            name: (
              <>
                <span className="font-bold">{name}</span>
                <span className="block text-ink-soft text-sm">{category}</span>
              </>
            ),
            figures: [
              ...[figures.schools, figures.school_reads, figures.parents, figures.parent_reads],
              ...[figures.classes, figures.class_readings],
            ],
          }))}
        />
      }
    >
      <Bars
        bars={drawn.map(({ id, title: name, category, image, ...figures }) => ({
          key: id,
          title: name,
          note: category,
          picture: image,
          initial: name.slice(0, 1),
          values: [
            { value: figures.schools, words: often(shown(figures.schools, 'schools'), figures.school_reads) },
            { value: figures.parents, words: often(shown(figures.parents, 'parents'), figures.parent_reads) },
            { value: figures.classes, words: often(shown(figures.classes, 'classes'), figures.class_readings) },
          ],
        }))}
      />
      {read.length > drawn.length && (
        <p className="mt-5 text-ink-soft">The table has {count(read.length - drawn.length)} more.</p>
      )}
      {few > 0 && (
        <p className="mt-5 text-ink-soft">
          {counted(few, 'other book or paper was', 'other books and papers were')} opened by too few to show, or by
          nobody.
        </p>
      )}
    </Figure>
  )
}

const often = (words: string, reads: number | null) => (reads === null ? words : `${words}, ${count(reads)} times`)
