import { useState } from 'react'
import type { EditedPage } from '#contract/general-pages.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { moment } from '../../../ui/moment.ts'
import { Notice } from '../../../ui/notice.tsx'
import { RichText } from '../../../ui/rich-text.tsx'

interface DraftNoticeProps {
  /** As it is saved now. */
  page: EditedPage
  /** Somebody else has saved since this was begun. */
  isOvertaken: boolean
  onDrop: () => void
  /** Goes on with one's own text on top of what is saved now. */
  onKeepMine: () => void
}

/** Says that a text is not saved, and what to do when somebody else was faster. */
export function DraftNotice({ page, isOvertaken, onDrop, onKeepMine }: DraftNoticeProps) {
  const [isOpen, setOpen] = useState(false)
  if (!isOvertaken)
    return (
      <p role="status" className="mt-4 text-ink-soft">
        You have unsaved changes. They stay in this tab, even after a reload.
      </p>
    )
  const when = page.edited_time && `, ${moment(page.edited_time)}`
  return (
    <Notice tone="danger" title="Somebody else has saved this page in the meantime" isUrgent className="mt-6">
      <p>
        {page.edited_by || 'Another operator'}
        {when}. Your text is still here. Look at theirs, then decide which one to keep.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button tone="quiet" onClick={() => setOpen(true)}>
          Look at theirs
        </Button>
        <Button tone="quiet" onClick={onKeepMine}>
          Continue with mine
        </Button>
        <Button tone="quiet" onClick={onDrop}>
          Discard mine
        </Button>
      </div>
      <Dialog isOpen={isOpen} title={page.title} onClose={() => setOpen(false)}>
        <RichText html={page.details} />
      </Dialog>
    </Notice>
  )
}
