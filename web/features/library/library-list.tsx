import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { LibraryEntry } from '#contract/library.ts'
import { categoriesQuery } from '../../api/categories-query.ts'
import { ListRows } from '../../ui/lists/list-row.tsx'
import { useWideScreen } from '../../ui/use-wide-screen.ts'
import { LibraryBranch } from './library-branch.tsx'
import { LibraryRow } from './library-row.tsx'
import { treeOf } from './library-tree.ts'
import { MoveDialog } from './move-dialog.tsx'
import { useLibraryMoves } from './use-library-moves.ts'
import { storybook } from './wording.ts'

interface LibraryListProps {
  label: string
  library: readonly LibraryEntry[]
  /** Those of the library that are listed. */
  shown: readonly LibraryEntry[]
  /** Whether papers stand under their books, to be moved; otherwise below each other. */
  isTree: boolean
  onPublish: (resource: LibraryEntry) => void
  onDelete: (resource: LibraryEntry) => void
}

/** The rows of the library. On a phone the papers of each book are folded until somebody unfolds them. */
export function LibraryList({ label, library, shown, isTree, onPublish, onDelete }: LibraryListProps) {
  const { data: categories = [] } = useQuery(categoriesQuery)
  const isWide = useWideScreen('48rem') !== false
  const [turned, setTurned] = useState<ReadonlySet<number | null>>(new Set())
  const [rehoused, setRehoused] = useState<LibraryEntry | null>(null)
  const ids = new Set(shown.map(({ id }) => id))
  const treeWith = (all: readonly LibraryEntry[]) =>
    treeOf(
      all.filter(({ id }) => ids.has(id)),
      all,
    )
  const moves = useLibraryMoves(library, treeWith)
  const bookOf = ({ belongs_to }: LibraryEntry) => library.find(({ id }) => id === belongs_to)
  const turn = (id: number | null) =>
    setTurned(new Set([...turned].filter((one) => one !== id).concat(turned.has(id) ? [] : [id])))
  const propsOf = (resource: LibraryEntry) => ({
    resource,
    categories,
    onPublish: () => onPublish(resource),
    onRehouse: () => setRehoused(resource),
    onDelete: () => onDelete(resource),
  })
  return (
    <>
      <p role="status" className="sr-only">
        {moves.said}
      </p>
      <div id="library" tabIndex={-1} className="mt-6 outline-none">
        {shown.length > 0 && (
          <ListRows label={label}>
            {isTree
              ? treeWith(library).map((branch) => {
                  const id = branch.book?.id ?? null
                  return (
                    <LibraryBranch
                      key={id}
                      branch={branch}
                      isOpen={isWide !== turned.has(id)}
                      onFold={() => turn(id)}
                      row={(book, own) => <LibraryRow {...propsOf(book)} {...own} moves={moves} />}
                      paper={(paper) => (
                        <LibraryRow key={paper.id} {...propsOf(paper)} book={branch.book} isUnderBook moves={moves} />
                      )}
                    />
                  )
                })
              : shown.map((one) => <LibraryRow key={one.id} {...propsOf(one)} book={bookOf(one)} />)}
          </ListRows>
        )}
      </div>
      <MoveDialog
        paper={rehoused}
        books={library.filter(({ category, school }) => category === storybook && school === '')}
        onMove={moves.rehouse}
        onClose={() => setRehoused(null)}
      />
    </>
  )
}
