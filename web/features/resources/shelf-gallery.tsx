import type { ReactNode } from 'react'
import type { Resource } from '#contract/resources.ts'
import { LooseBoard } from './board.tsx'
import { BookRow } from './book-row.tsx'
import { AwaitedRows, Bay, BayRow, Bookcase } from './bookcase.tsx'
import { Ornaments } from './ornaments.tsx'
import { arrangeShelf, type Furnishing, furnish, inRows, isShelfOfMany, type Shelf } from './shelf.ts'
import { useShelf } from './shelf-context.ts'
import { ShelfOfMany } from './shelf-of-many.tsx'
import { type Room, useRoom } from './use-room.ts'
import { useRowsShown } from './use-rows-shown.ts'

interface ShelfGalleryProps {
  resources: readonly Resource[]
  /** What stands on it when it has none. */
  empty?: ReactNode
}

/**
 * The bookshelf: storybooks first and large, each with the guides and plans that belong to it, then everything else.
 * Needs a `ShelfContext` around it.
 */
export function ShelfGallery({ resources, empty = 'No books found' }: ShelfGalleryProps) {
  const { isFolded } = useShelf()
  const room = useRoom()
  const { bays, loose } = arrangeShelf(resources)
  if (bays.length + loose.length === 0) return <EmptyShelf>{empty}</EmptyShelf>
  if (isShelfOfMany(bays)) return <ShelfOfMany bays={bays} loose={loose} />
  return (room ? [room] : rooms).map((each) => (
    <div key={each} className="shelf-in-room" data-room={room ? undefined : each}>
      <FurnishedShelf bays={bays} loose={loose} furnishing={furnish(bays, { room: each, fold: isFolded })} />
    </div>
  ))
}

const rooms: readonly Room[] = [1, 2, 3]

function FurnishedShelf({
  bays,
  loose,
  furnishing: { columns, isEven, isDense, hasDrawers },
}: Shelf & { furnishing: Furnishing }) {
  const shown = useRowsShown()
  const rows = inRows(bays, columns)
  const awaited = rows.length - shown
  return (
    <Bookcase isDense={isDense}>
      {rows.slice(0, shown).map((row, at) => (
        <BookRow
          key={row[0]?.book.id}
          bays={row}
          columns={isEven ? columns : row.length}
          isFirst={at === 0}
          hasDrawers={hasDrawers}
        />
      ))}
      {awaited > 0 && <AwaitedRows count={awaited} />}
      {loose.length > 0 && <LooseBoard resources={loose} isFirst={bays.length === 0} />}
    </Bookcase>
  )
}

/** A shelf without books says so, on a card in their place. */
function EmptyShelf({ children }: { children: ReactNode }) {
  return (
    <Bookcase>
      <BayRow>
        <Bay>
          <div className="deck">
            <div className="standing">
              <div className="placard">{children}</div>
              <Ornaments />
            </div>
          </div>
        </Bay>
      </BayRow>
    </Bookcase>
  )
}
