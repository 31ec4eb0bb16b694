import { useState } from 'react'
import type { EditedPage } from '#contract/general-pages.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { OvertakenNotice } from '../../../ui/feedback/overtaken-notice.tsx'
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
    <OvertakenNotice
      what="this page"
      className="mt-6"
      look={
        <Button tone="quiet" onClick={() => setOpen(true)}>
          Look at theirs
        </Button>
      }
      onKeepMine={onKeepMine}
      onDrop={onDrop}
    >
      <p>
        {page.edited_by || 'Another operator'}
        {when}. Your text is still here. Look at theirs, then decide which one to keep.
      </p>
      <Dialog isOpen={isOpen} title={page.title} onClose={() => setOpen(false)}>
        <RichText html={page.details} />
      </Dialog>
    </OvertakenNotice>
  )
}
