import { useId, useState } from 'react'
import { SignedBoard } from './board.tsx'
import { Bay, BayRow } from './bookcase.tsx'
import { BlankFront, Drawer } from './drawer.tsx'
import { Ornaments } from './ornaments.tsx'
import { ResourceCard } from './resource-card.tsx'
import type { Bay as BookBay } from './shelf.ts'
import { useShelf } from './shelf-context.ts'

interface BookRowProps {
  bays: readonly BookBay[]
  /** Bays of the row; those after the last book are empty. */
  columns: number
  isFirst: boolean
  hasDrawers: boolean
}

/** Storybooks side by side, and their papers: laid out below each, or in its drawer. */
export function BookRow({ bays, columns, isFirst, hasDrawers }: BookRowProps) {
  const id = useId()
  const { sign } = useShelf()
  const [open, setOpen] = useState<readonly number[]>([])
  const isAlone = columns === 1
  const toggle = (book: number) =>
    setOpen(open.includes(book) ? open.filter((other) => other !== book) : [...open, book])
  return (
    <BayRow columns={columns}>
      {bays.map(({ book, companions: papers }, index) => (
        <Bay key={book.id}>
          <div className="deck">
            <div className="standing">
              <ResourceCard resource={book} size="large" headingLevel={2} isFirst={isFirst && index === 0} />
              {isAlone && <Ornaments />}
            </div>
          </div>
          {hasDrawers && papers.length === 0 && !isAlone && <BlankFront />}
          {hasDrawers && papers.length > 0 && (
            <Drawer
              label={`${sign}: ${papers.length} ${papers.length === 1 ? 'paper' : 'papers'}`}
              of={book.title}
              opens={`${id}-${book.id}`}
              isOpen={open.includes(book.id)}
              onToggle={() => toggle(book.id)}
            />
          )}
          {!hasDrawers && papers.length > 0 && (
            <div className="bay-teaching">
              <SignedBoard sign={sign} shownSign={sign} book={book} papers={papers} />
            </div>
          )}
        </Bay>
      ))}
      {columns > bays.length && <EmptyBay width={columns - bays.length} hasDrawers={hasDrawers} />}
      {hasDrawers &&
        bays.map(({ book, companions: papers }) => (
          <div key={book.id} id={`${id}-${book.id}`} className="drawer-content" hidden={!open.includes(book.id)}>
            <SignedBoard sign={sign} shownSign={isAlone ? sign : book.title} book={book} papers={papers} />
          </div>
        ))}
    </BayRow>
  )
}

/** Where the last row has no book more: wall and board, and what stands there for show. */
function EmptyBay({ width, hasDrawers }: { width: number; hasDrawers: boolean }) {
  return (
    <Bay width={width}>
      <div className="deck deck-empty" aria-hidden="true">
        <div className="standing">
          <Ornaments />
        </div>
      </div>
      {hasDrawers && <BlankFront />}
    </Bay>
  )
}
