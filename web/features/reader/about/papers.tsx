import { useQuery } from '@tanstack/react-query'
import { ChevronDown, FilePen, Lock } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { readEdition } from '#contract/editions.ts'
import { urlFor } from '#contract/endpoint.ts'
import type { Resource } from '#contract/resources.ts'
import { categoriesQuery } from '../../../api/categories-query.ts'
import { minutesText } from '../../../domain/ages-and-minutes.ts'
import { categoryTitle } from '../../../domain/category-title.ts'
import { titleBeside } from '../../../domain/companions.ts'
import { ShortTitle } from '../../../ui/text/short-title.tsx'
import { fileSize } from '../keep/megabytes.ts'
import { editionsQuery } from '../queries.ts'

interface PapersProps {
  book: Resource
  papers: readonly Resource[]
  isParent: boolean
}

/** The guides, plans and sheets of a book, each with its own picture; a parent's first, and the teacher's folded. */
export function Papers({ book, papers, isParent }: PapersProps) {
  const id = useId()
  const shown = isParent ? papers.filter(isForHome) : papers
  const folded = isParent ? papers.filter((paper) => !isForHome(paper)) : []
  return (
    <section aria-labelledby={id} className="mt-12 tablet:mt-16">
      <h2 id={id} className="text-xl tablet:text-2xl">
        {isParent ? 'To go with it' : 'Teach it'}
      </h2>
      {shown.length > 0 && <PaperList book={book} papers={shown} canChange={!isParent} />}
      {folded.length > 0 && (
        <details className="papers-folded">
          <summary>
            {`For teachers: ${folded.length} ${folded.length === 1 ? 'paper' : 'papers'}`}
            <ChevronDown aria-hidden size={20} />
          </summary>
          <PaperList book={book} papers={folded} canChange={false} />
        </details>
      )}
    </section>
  )
}

/** What families do with a story at home. */
const isForHome = ({ category }: Resource) => category === 'activity-sheet' || category === 'discussion-topic'

interface PaperListProps {
  book: Resource
  papers: readonly Resource[]
  /** With the Word files, to change for a class. */
  canChange: boolean
}

function PaperList({ book, papers, canChange }: PaperListProps) {
  const { data: categories } = useQuery(categoriesQuery)
  return (
    <ul className="papers">
      {papers.map((paper) => (
        <li key={paper.id} className="paper link-card">
          <span className="paper-picture">
            {paper.image && <img src={paper.image} alt="" loading="lazy" decoding="async" />}
          </span>
          <div className="min-w-0">
            <h3 className="link-card-title">
              <Link to={`/resources/view/${paper.id}`}>
                <ShortTitle title={paper.title} shown={titleBeside(paper.title, book.title)} />
              </Link>
            </h3>
            <p className="paper-facts">
              {[categoryTitle(paper.category, categories), minutesText(paper.minutes)].filter(Boolean).join(' · ')}
            </p>
            {paper.description && <p className="paper-description">{paper.description}</p>}
            {paper.permission !== book.permission && <p className="paper-facts">{paper.permission}</p>}
            {canChange && !book.is_locked && <WordFile book={book} paper={paper} />}
            {paper.is_locked && (
              <p className="paper-facts flex items-center gap-2">
                <Lock aria-hidden size={16} className="shrink-0" />
                Not open to you yet
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

function WordFile({ book, paper }: { book: Resource; paper: Resource }) {
  const { data: editions } = useQuery(editionsQuery(book.id))
  const edition = editions?.find(({ of, kind, problem }) => of === paper.id && kind === 'word' && problem === '')
  if (!edition) return null
  return (
    <a href={urlFor(readEdition, { params: { id: paper.id, kind: edition.kind } })} download className="paper-word">
      <FilePen aria-hidden size={18} className="shrink-0" />
      <span>
        Word file to change <span className="sr-only">of {paper.title}</span>
        {edition.bytes > 0 && `(${fileSize(edition.bytes)})`}
      </span>
    </a>
  )
}
