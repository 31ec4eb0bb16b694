import type { Resource } from '#contract/resources.ts'
import { Board } from './board.tsx'
import { BookRow } from './book-row.tsx'
import { AwaitedRows, Bay, BayRow, Bookcase } from './bookcase.tsx'
import { Ornaments } from './ornaments.tsx'
import { arrangeShelf, furnish, inRows } from './shelf.ts'
import { useRoom } from './use-room.ts'
import { useRowsShown } from './use-rows-shown.ts'

interface ShelfGalleryProps {
  resources: readonly Resource[]
  /** What the sign above the guides and plans says; they are for teachers, but parents read them too. */
  sign?: string
  /** Papers are folded away below their book, as on a parent's shelf. */
  isFolded?: boolean
}

/**
 * The bookshelf: storybooks first and large, each with the guides and plans that belong to it, then everything else.
 * Needs a `ShelfContext` around it.
 */
export function ShelfGallery({ resources, sign = 'Teach it', isFolded = false }: ShelfGalleryProps) {
  const room = useRoom()
  const shown = useRowsShown()
  const { bays, loose } = arrangeShelf(resources)
  if (bays.length + loose.length === 0) return <EmptyShelf />
  const { columns, isDense, hasDrawers } = furnish(bays, { room, fold: isFolded })
  const rows = inRows(bays, columns)
  const awaited = rows.length - shown
  return (
    <Bookcase isDense={isDense}>
      {rows.slice(0, shown).map((row, at) => (
        <BookRow key={row[0]?.book.id} bays={row} sign={sign} isFirst={at === 0} hasDrawers={hasDrawers} />
      ))}
      {awaited > 0 && <AwaitedRows count={awaited} />}
      {loose.length > 0 && (
        <BayRow>
          <Bay>
            <Board resources={loose} isFirst={bays.length === 0} />
          </Bay>
        </BayRow>
      )}
    </Bookcase>
  )
}

/** A shelf without books says so, on a card in their place. */
function EmptyShelf() {
  return (
    <Bookcase>
      <BayRow>
        <Bay>
          <div className="deck">
            <div className="standing">
              <p className="placard">No books found</p>
              <Ornaments />
            </div>
          </div>
        </Bay>
      </BayRow>
    </Bookcase>
  )
}
