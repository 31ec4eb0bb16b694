import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { focusHeading, PagedSection } from '../../domain/paged-section.tsx'
import { ParentListRow } from './parent-list-row.tsx'
import { parentListsQuery } from './queries.ts'
import { type Undone, UndoneNotice } from './undone-notice.tsx'

const headingId = 'parent-lists'

/** The lists that the school has uploaded: how many e-mails were sent, the results, and a way to undo each. */
export function ParentLists({ onShow }: { onShow: (listId: string) => void }) {
  const [page, setPage] = useState(1)
  const [undone, setUndone] = useState<Undone | null>(null)
  const handleUndone = (result: Undone) => {
    setUndone(result)
    // The focused button has disappeared.
    focusHeading(headingId)
  }
  return (
    <PagedSection
      id={headingId}
      heading="Lists you have uploaded"
      noun="your lists"
      query={useQuery(parentListsQuery(page))}
      empty="No list has been uploaded yet. Your lists will appear here, with the number of e-mails sent. You can undo any of them."
      page={page}
      onTurn={setPage}
      notice={<div role="status">{undone && <UndoneNotice undone={undone} />}</div>}
    >
      {({ lists }) =>
        lists.map((list) => (
          <ParentListRow key={list.id} list={list} onShow={() => onShow(list.id)} onUndone={handleUndone} />
        ))
      }
    </PagedSection>
  )
}
