import type { TaughtBook } from '#contract/evidence.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Bars } from '../../../ui/figures/bars.tsx'
import { Figure } from '../../../ui/figures/figure.tsx'
import { FigureTable } from '../../../ui/figures/figure-table.tsx'
import { counted } from '../wording.ts'

/** More bars than these tell nobody more: the table has them all. */
const maxBars = 12

/** Books by their covers: how many classes read each with a code, and how many lessons were led. `file`: the same as CSV. */
export function TaughtBooks({ books, file }: { books: TaughtBook[]; file: string }) {
  const drawn = books.filter(({ readings, lessons }) => readings + lessons > 0).slice(0, maxBars)
  const longest = Math.max(1, ...drawn.flatMap(({ readings, lessons }) => [readings, lessons]))
  return (
    <Figure
      title="What classes read and were taught"
      note="How many class readings and lessons each book had."
      links={
        <a href={file} download className={buttonClass('quiet', 'print:hidden')}>
          Download the books (CSV)
        </a>
      }
      table={
        <FigureTable
          caption="What classes read and were taught"
          columns={['Book', 'Class readings', 'Lessons led', 'To the last step', 'Boards', 'Papers', 'Editions']}
          rows={books.map((book) => ({
            key: book.id,
            name: <span className="font-bold">{book.title}</span>,
            figures: [book.readings, book.lessons, book.finished, book.boards, book.papers, book.editions],
          }))}
        />
      }
    >
      {drawn.length === 0 && <p>No class read a book with a code, and no lesson was led with the plan.</p>}
      <Bars
        least={longest}
        bars={drawn.map(({ id, title, image, readings, lessons }) => ({
          key: id,
          title,
          picture: image,
          initial: title.slice(0, 1),
          values: [
            { value: readings, words: counted(readings, 'class reading', 'class readings') },
            { value: lessons, words: counted(lessons, 'lesson', 'lessons') },
          ],
        }))}
      />
    </Figure>
  )
}
