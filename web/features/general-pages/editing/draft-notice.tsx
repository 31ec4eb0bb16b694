import { useState } from 'react'
import type { EditedPage } from '#contract/general-pages.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { moment } from '../../../ui/text/moment.ts'
import { RichText } from '../../../ui/text/rich-text.tsx'

interface DraftNoticeProps {
  /** The version saved now. */
  page: EditedPage
  /** Whether somebody else has saved since this draft was started. */
  isOvertaken: boolean
  onDrop: () => void
  /** Keeps the draft, based on the version saved now. */
  onKeepMine: () => void
}

/** Says that a text is not saved, and what to do when somebody else saved first. */
export function DraftNotice({ page, isOvertaken, onDrop, onKeepMine }: DraftNoticeProps) {
  const [isOpen, setOpen] = useState(false)
  if (!isOvertaken)
    return (
      <p role="status" className="mt-4 text-ink-soft">
        You have unsaved changes. They stay in this tab, even if you reload it.
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
