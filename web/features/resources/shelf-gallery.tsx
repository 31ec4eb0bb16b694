import type { Resource } from '#contract/resources.ts'
import { Bay, Bookcase } from './bookcase.tsx'
import { Ornaments } from './ornaments.tsx'
import { ResourceCard } from './resource-card.tsx'
import { arrangeShelf, type Bay as BookBay } from './shelf.ts'

interface ShelfGalleryProps {
  resources: readonly Resource[]
  /** What the sign above the guides and plans says; they are for teachers, but parents read them too. */
  sign?: string
}

/**
 * The bookshelf: storybooks first and large, each with the guides and plans that belong to it, then everything else.
 * Needs a `ShelfContext` around it.
 */
export function ShelfGallery({ resources, sign = 'Teach it' }: ShelfGalleryProps) {
  const { bays, loose } = arrangeShelf(resources)
  if (bays.length + loose.length === 0) return <EmptyShelf />
  // Three books stand side by side, to choose from at a glance; otherwise pairs, with an odd one across the whole width.
  const columns = bays.length % 3 === 0 ? 3 : 2
  const hasRoom = columns === 2 && bays.length % 2 === 1
  return (
    <Bookcase columns={columns}>
      {bays.map((bay, index) => (
        <Bay key={bay.book.id} isWide={index === 0 && hasRoom}>
          <BookDeck bay={bay} sign={sign} isFirst={index === 0} hasRoom={hasRoom} />
        </Bay>
      ))}
      {loose.length > 0 && (
        <Bay isWide>
          <Board resources={loose} isFirst={bays.length === 0} />
        </Bay>
      )}
    </Bookcase>
  )
}

interface BookDeckProps {
  bay: BookBay
  sign: string
  isFirst: boolean
  hasRoom: boolean
}

function BookDeck({ bay: { book, companions }, sign, isFirst, hasRoom }: BookDeckProps) {
  return (
    <>
      <div className="deck">
        <div className="standing">
          <ResourceCard resource={book} size="large" headingLevel={2} isFirst={isFirst} />
          {isFirst && hasRoom && <Ornaments />}
        </div>
      </div>
      {companions.length > 0 && (
        <div className="bay-teaching">
          <p className="sign" aria-hidden="true">
            {sign}
          </p>
          <Board resources={companions} label={`${sign}: ${book.title}`} besideBook={book} />
        </div>
      )}
    </>
  )
}

interface BoardProps {
  resources: readonly Resource[]
  label?: string
  besideBook?: Resource
  isFirst?: boolean
}

function Board({ resources, label, besideBook, isFirst = false }: BoardProps) {
  return (
    <ul className="deck deck-many" aria-label={label}>
      {resources.map((resource, index) => (
        <li className="standing" key={resource.id}>
          <ResourceCard
            resource={resource}
            size="small"
            headingLevel={besideBook ? 3 : 2}
            isFirst={isFirst && index === 0}
            {...(besideBook && { besideBook })}
          />
        </li>
      ))}
    </ul>
  )
}

/** A shelf without books says so, on a card in their place. */
function EmptyShelf() {
  return (
    <Bookcase>
      <Bay isWide>
        <div className="deck">
          <div className="standing">
            <p className="placard">No books found</p>
            <Ornaments />
          </div>
        </div>
      </Bay>
    </Bookcase>
  )
}
