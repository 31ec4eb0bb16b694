import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { LibraryEntry } from '#contract/library.ts'
import { ListRow } from '../../ui/lists/list-row.tsx'
import type { Branch } from './library-tree.ts'

interface LibraryBranchProps {
  branch: Branch
  isOpen: boolean
  onFold: () => void
  /** What a book shows beside its name, and the rows below it. */
  row: (resource: LibraryEntry, own: { action: ReactNode; children: ReactNode }) => ReactNode
  paper: (resource: LibraryEntry) => ReactNode
}

/** A book with its papers, which fold away. Papers whose book is in another list stand under its name. */
export function LibraryBranch({ branch: { book, hasBook, papers }, isOpen, onFold, row, paper }: LibraryBranchProps) {
  const id = useId()
  const name = book?.title ?? 'Without a storybook'
  const fold = papers.length > 0 && (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={`${papersOf(papers)} of ${name}`}
      className="flex min-h-11 cursor-pointer items-center gap-2 rounded-sm px-3 font-bold hover:bg-accent-soft hover:text-on-accent-soft"
      onClick={onFold}
    >
      {papersOf(papers)}
      <ChevronDown aria-hidden className={`size-5 ${isOpen ? 'rotate-180' : ''}`} />
    </button>
  )
  const children = isOpen && papers.length > 0 ? papers.map(paper) : null
  if (book && hasBook) return row(book, { action: fold, children })
  return (
    <ListRow
      key={id}
      title={name}
      details={book ? 'The book is in another list.' : 'These stand by themselves on the shelf.'}
      action={fold}
      {...(book && { dragId: book.id })}
    >
      {children}
    </ListRow>
  )
}

const papersOf = ({ length }: readonly LibraryEntry[]) => `${length} ${length === 1 ? 'paper' : 'papers'}`
