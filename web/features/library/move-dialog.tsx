import { type SubmitEvent, useState } from 'react'
import type { LibraryEntry } from '#contract/library.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'

interface MoveDialogProps {
  /** What is to go with another book; null while nothing is. */
  paper: LibraryEntry | null
  books: readonly LibraryEntry[]
  onMove: (paper: LibraryEntry, book: number | null) => void
  onClose: () => void
}

/** Asks with which book a paper is to go. */
export function MoveDialog({ paper, books, onMove, onClose }: MoveDialogProps) {
  return (
    <Dialog isOpen={paper !== null} title={`Move “${paper?.title ?? ''}”`} onClose={onClose}>
      {paper && <MoveForm paper={paper} books={books} onMove={onMove} onClose={onClose} />}
    </Dialog>
  )
}

function MoveForm({ paper, books, onMove, onClose }: MoveDialogProps & { paper: LibraryEntry }) {
  const [chosen, setChosen] = useState(String(paper.belongs_to ?? ''))
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const book = chosen === '' ? null : Number(chosen)
    onClose()
    if (book !== paper.belongs_to) onMove(paper, book)
  }
  return (
    <form method="dialog" onSubmit={handleSubmit}>
      <SelectField
        label="Storybook it goes with"
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
        options={[
          ...books.map(({ id, title }) => ({ value: String(id), label: title })),
          { value: '', label: 'No storybook' },
        ]}
      />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit">Move it</Button>
        <Button tone="quiet" onClick={onClose}>
          Leave it
        </Button>
      </div>
    </form>
  )
}
