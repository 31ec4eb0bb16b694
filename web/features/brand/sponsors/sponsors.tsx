import { useQuery } from '@tanstack/react-query'
import { ArrowUpToLine, HandHeart, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Sponsor } from '#contract/sponsors.ts'
import { sentenceOf } from '../../../api/api-error.ts'
import { LoadFailure } from '../../../domain/load-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { ListRow, ListRows } from '../../../ui/lists/list-row.tsx'
import { RowMenu, RowMenuButton, RowMenuLink } from '../../../ui/lists/row-menu.tsx'
import { ExampleTag } from '../../../ui/text/example-tag.tsx'
import { monthAndYear } from '../../../ui/text/moment.ts'
import { sponsorsQuery, useSponsorChange } from './queries.ts'
import { SponsorForm } from './sponsor-form.tsx'

function monthsOf({ from, until }: Sponsor): string {
  if (from && until) return from === until ? monthAndYear(from) : `${monthAndYear(from)} to ${monthAndYear(until)}`
  if (from) return `Since ${monthAndYear(from)}`
  return until ? `Until ${monthAndYear(until)}` : 'From the beginning'
}

/** Who pays for the portal, and in which months: to add, edit, order and delete. */
export function Sponsors() {
  const { data, error, refetch } = useQuery(sponsorsQuery)
  const [editing, setEditing] = useState<Sponsor | 'new' | null>(null)
  const [leaving, setLeaving] = useState<Sponsor | null>(null)
  const change = useSponsorChange()
  const onError = (failure: Error) => void showToast.error(sentenceOf(failure))
  const thankFirst = ({ id, name }: Sponsor) => {
    const others = (data ?? []).filter((one) => one.id !== id).map((one) => one.id)
    const said = () => void showToast.success(`${name} is first now.`)
    change.mutate({ kind: 'order', ids: [id, ...others] }, { onError, onSuccess: said })
  }
  return (
    <section aria-labelledby="sponsors" className="mt-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="sponsors" className="text-xl">
            Sponsors
          </h2>
          <p className="mt-1 max-w-[65ch] text-ink-soft">
            Pages and e-mails thank the first of the list whose months these are. Without one they thank nobody. Each
            sponsor has a report about its own months.
          </p>
        </div>
        <Button tone="quiet" onClick={() => setEditing('new')}>
          <Plus aria-hidden className="size-5" />
          Add a sponsor
        </Button>
      </div>
      {error && !data && <LoadFailure title="We could not load the sponsors" error={error} onRetry={refetch} />}
      {!(data || error) && <Skeleton className="mt-4 h-24 rounded-lg" />}
      {data?.length === 0 && <p className="mt-4">Nobody pays for the portal. No page thanks anybody.</p>}
      {data && data.length > 0 && (
        <ListRows label="Sponsors" isOrdered className="mt-4">
          {data.map((sponsor) => (
            <ListRow
              key={sponsor.id}
              picture={
                <span className="is-spare grid size-12 place-items-center overflow-hidden rounded-sm bg-paper text-accent">
                  {sponsor.logo === '' ? (
                    <HandHeart aria-hidden />
                  ) : (
                    <img src={sponsor.logo} alt="" className="size-full object-contain p-0.5" />
                  )}
                </span>
              }
              title={sponsor.name}
              details={
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  {monthsOf(sponsor)}
                  {sponsor.is_shown && <strong>Thanked now</strong>}
                  {sponsor.is_example && <ExampleTag />}
                </span>
              }
              action={
                <Button
                  tone="quiet"
                  className="min-h-11 px-4"
                  aria-label={`Edit ${sponsor.name}`}
                  onClick={() => setEditing(sponsor)}
                >
                  Edit
                </Button>
              }
              menu={
                <RowMenu name={sponsor.name}>
                  <RowMenuLink Icon={HandHeart} to={`/admin/report?sponsor=${sponsor.id}`}>
                    Report
                  </RowMenuLink>
                  {sponsor.id !== data[0]?.id && (
                    <RowMenuButton Icon={ArrowUpToLine} onClick={() => thankFirst(sponsor)}>
                      Put first
                    </RowMenuButton>
                  )}
                  <RowMenuButton Icon={Trash2} onClick={() => setLeaving(sponsor)}>
                    Delete
                  </RowMenuButton>
                </RowMenu>
              }
            />
          ))}
        </ListRows>
      )}
      <Dialog
        isOpen={editing !== null}
        title={editing === 'new' ? 'Add a sponsor' : 'Edit a sponsor'}
        onClose={() => setEditing(null)}
      >
        {editing && <SponsorForm sponsor={editing === 'new' ? null : editing} onDone={() => setEditing(null)} />}
      </Dialog>
      <ConfirmDialog
        isOpen={leaving !== null}
        title={`Delete ${leaving?.name ?? ''}?`}
        confirm={{ label: 'Delete the sponsor', busyLabel: 'Deleting…', tone: 'danger' }}
        keep="Keep it"
        isBusy={change.isPending}
        onConfirm={() => {
          if (!leaving) return
          change.mutate({ kind: 'delete', id: leaving.id }, { onError, onSuccess: () => setLeaving(null) })
        }}
        onClose={() => setLeaving(null)}
      >
        <p>
          The links to its report end too. If it has only stopped paying, enter its last month instead: its report
          stays.
        </p>
      </ConfirmDialog>
    </section>
  )
}
