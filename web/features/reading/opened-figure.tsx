import type { OpenedResource } from '#contract/reading.ts'
import { Bars } from '../../ui/figures/bars.tsx'
import { Figure } from '../../ui/figures/figure.tsx'
import { FigureTable } from '../../ui/figures/figure-table.tsx'
import { count, counted, shown } from './wording.ts'

/** More bars than these tell nobody more: the table has them all. */
const maxBars = 12

/** Books and papers by their covers, on how many days staff opened each, and how many parents did. */
export function OpenedFigure({ opened }: { opened: OpenedResource[] }) {
  const drawn = opened.slice(0, maxBars)
  return (
    <Figure
      title="What was opened"
      note="On how many days your staff opened it, and how many parents did."
      table={
        <FigureTable
          caption="Books and papers that were opened"
          columns={['Book or paper', 'Days opened by staff', 'Parents who opened it']}
          rows={opened.map(({ id, title, category, days, parents }) => ({
            key: id,
            name: (
              <>
                <span className="font-bold">{title}</span>
                <span className="block text-ink-soft text-sm">{category}</span>
              </>
            ),
            figures: [days, parents],
          }))}
        />
      }
    >
      <Bars
        bars={drawn.map(({ id, title, category, image, days, parents }) => ({
          key: id,
          title,
          note: category,
          picture: image,
          initial: title.slice(0, 1),
          values: [
            { value: days, words: counted(days, 'day', 'days') },
            { value: parents, words: shown(parents, 'parents') },
          ],
        }))}
      />
      {opened.length > drawn.length && (
        <p className="mt-5 text-ink-soft">The table has {count(opened.length - drawn.length)} more.</p>
      )}
    </Figure>
  )
}
