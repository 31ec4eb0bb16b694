import type { Resource } from '#contract/resources.ts'
import { Bay, BayRow } from './bookcase.tsx'
import { ResourceCard } from './resource-card.tsx'

interface BoardProps {
  resources: readonly Resource[]
  label?: string
  besideBook?: Resource
  isFirst?: boolean
}

/** Guides, plans and letters beside each other, on as many boards as they need. */
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

/** What belongs to no book on the shelf, at its foot. */
export function LooseBoard({ resources, isFirst }: { resources: readonly Resource[]; isFirst: boolean }) {
  return (
    <BayRow>
      <Bay>
        <Board resources={resources} isFirst={isFirst} />
      </Bay>
    </BayRow>
  )
}

/** A sign that hangs from the board above, and the papers of a book below it. */
export function SignedBoard({ sign, shownSign, book, papers }: SignedBoardProps) {
  return (
    <>
      <p className="sign" aria-hidden="true">
        {shownSign}
      </p>
      <Board resources={papers} label={`${sign}: ${book.title}`} besideBook={book} />
    </>
  )
}

interface SignedBoardProps {
  sign: string
  shownSign: string
  book: Resource
  papers: readonly Resource[]
}
