import { ListChecks, ListX, Users } from 'lucide-react'
import type { ParentList } from '#contract/invitations.ts'
import { focusHeading } from '../../domain/paged-section.tsx'
import { Button } from '../../ui/button.tsx'
import { moment } from '../../ui/text/moment.ts'
import { counted, number } from './counted.ts'
import { headingId } from './invitation-list.tsx'
import { UndoList } from './undo-list.tsx'
import type { Undone } from './undone-notice.tsx'

/** The results of a list, without the counts that are zero. */
function outcomes({ accepted, withdrawn, failed }: ParentList): string {
  return [
    accepted > 0 && `${number(accepted)} accepted`,
    withdrawn > 0 && `${number(withdrawn)} withdrawn`,
    failed > 0 && `${counted(failed, 'e-mail')} could not be delivered`,
  ]
    .filter(Boolean)
    .join(', ')
}

interface ParentListRowProps {
  list: ParentList
  /** Shows the invitations of this list only. */
  onShow: () => void
  onUndone: (undone: Undone) => void
}

export function ParentListRow({ list, onShow, onUndone }: ParentListRowProps) {
  const { invited, inviter, create_time, withdraw_time, open } = list
  const Icon = withdraw_time ? ListX : ListChecks
  const canUndo = !withdraw_time && open > 0
  return (
    <li className="grid gap-3 rounded-md bg-surface p-4 shadow-rest">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Icon aria-hidden className="size-7 shrink-0 text-accent-ink" />
        <div className="min-w-0 grow basis-56">
          <p className="font-bold">{counted(invited, 'parent')} invited</p>
          <p className="wrap-anywhere text-ink-soft text-sm">
            Uploaded on {moment(create_time)}
            {inviter && ` by ${inviter}`}
          </p>
        </div>
        {withdraw_time && (
          <p className="rounded-full bg-accent-soft px-4 py-1 font-bold text-on-accent-soft text-sm">
            Undone on {moment(withdraw_time)}
          </p>
        )}
        {!withdraw_time && list.is_visible && <ShowList list={list} onShow={onShow} />}
        {canUndo && <UndoList list={list} onUndone={onUndone} />}
      </div>
      <Sending list={list} />
      {outcomes(list) && <p className="text-sm">{outcomes(list)}.</p>}
    </li>
  )
}

function ShowList({ list, onShow }: Pick<ParentListRowProps, 'list' | 'onShow'>) {
  const show = () => {
    onShow()
    focusHeading(headingId)
  }
  return (
    <Button
      tone="quiet"
      className="px-4"
      aria-label={`Show invitations from the list of ${moment(list.create_time)}`}
      onClick={show}
    >
      <Users aria-hidden className="size-5" />
      Show invitations
    </Button>
  )
}

function Sending({ list: { sent, waiting, kept } }: { list: ParentList }) {
  const all = sent + waiting
  if (waiting === 0)
    return (
      <>
        {sent > 0 && <p className="text-sm">{counted(sent, 'e-mail')} sent.</p>}
        {kept > 0 && (
          <p className="text-sm">{counted(kept, 'e-mail')} not sent, because this portal has no mail server yet.</p>
        )}
      </>
    )
  return (
    <div className="grid gap-1">
      <p className="text-sm">
        {number(sent)} of {counted(all, 'e-mail')} sent. You can close this page: we will send the rest.
      </p>
      <progress aria-label="E-mails sent" max={all} value={sent} className="h-2 w-full accent-accent" />
    </div>
  )
}
