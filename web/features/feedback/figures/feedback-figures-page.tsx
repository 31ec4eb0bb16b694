import { useQuery } from '@tanstack/react-query'
import { urlFor } from '#contract/endpoint.ts'
import { exportFeedback, type HeardBook } from '#contract/feedback.ts'
import { LoadFailure } from '../../../domain/load-failure.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Bars } from '../../../ui/figures/bars.tsx'
import { Figure } from '../../../ui/figures/figure.tsx'
import { FigureTable } from '../../../ui/figures/figure-table.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { longDay } from '../../../ui/text/moment.ts'
import { feedbackQuery } from '../queries.ts'
import { faces, ticks } from '../words.ts'

/** What staff and parents say of the books, for operators. */
export function FeedbackFiguresPage() {
  const { data, error, refetch } = useQuery(feedbackQuery)
  const heard = data?.books.filter((book) => figuresOf(book).some((figure) => figure !== null)) ?? []
  return (
    <Page lead="How classes and families liked the books, as staff and parents answer the form under “Feedback”. Figures are rounded down to multiples of five. Nothing is shown below five answers of three schools, and no total: the answers that are too few could be told from it.">
      {error && !data && <LoadFailure title="We could not load the answers" error={error} onRetry={refetch} />}
      {!(data || error) && <Skeleton className="mt-8 h-96 rounded-lg" />}
      {data && heard.length === 0 && (
        <Section id="not-enough" title="The first figures come with five answers of three schools" className="mt-8">
          <p className="mt-2 max-w-[60ch]">
            So far no book has as many that say the same since {longDay(data.from)}. Staff and parents find the form
            below the shelf. If the brand names a form elsewhere, that one opens, and nothing is counted here.
          </p>
        </Section>
      )}
      {data && heard.length > 0 && <Heard books={heard} from={data.from} few={data.books.length - heard.length} />}
    </Page>
  )
}

function Heard({ books, from, few }: { books: HeardBook[]; from: string; few: number }) {
  return (
    <Figure
      title="How the books were liked"
      className="mt-8"
      note={`Answers since ${longDay(from)}. A class is one answer, and so is a child at home. Somebody may have answered about several classes.`}
      links={
        <a href={urlFor(exportFeedback)} download className={buttonClass('quiet', 'print:hidden')}>
          Download the answers (CSV)
        </a>
      }
      table={
        <FigureTable
          caption="Answers about the books"
          columns={['Book', ...faces.map(({ words }) => words), ...ticks.map(({ sentence }) => sentence)]}
          rows={books.map((book) => ({ key: book.id, name: book.title, figures: figuresOf(book) }))}
        />
      }
    >
      <Bars
        least={Math.max(...books.flatMap((book) => figuresOf(book).map((figure) => figure ?? 0)))}
        bars={books.map((book) => ({
          key: book.id,
          title: book.title,
          note: figuresOf(book)
            .slice(3)
            .flatMap((figure, at) => (figure === null ? [] : [`${figure}: “${ticks[at]?.sentence}”`]))
            .join(' '),
          picture: book.image,
          initial: book.title.slice(0, 1),
          values: figuresOf(book)
            .slice(0, 3)
            .map((value, at) => ({ value, words: `${faces[at]?.words}: ${value ?? 'too few to show'}` })),
        }))}
      />
      {few > 0 && (
        <p className="mt-5 text-ink-soft">
          {few === 1 ? 'Another book has' : `${few} other books have`} too few answers to show.
        </p>
      )}
    </Figure>
  )
}

/** Faces first, then what was ticked. */
const figuresOf = ({ liked, so_so, disliked, again, talked, hard_words }: HeardBook) => [
  ...[liked, so_so, disliked],
  ...[again, talked, hard_words],
]
