import './manage.css'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { UndoNotice } from '../../ui/feedback/undo-notice.tsx'
import { Page } from '../../ui/page/page.tsx'
import { DeletedResources } from './deleted-resources.tsx'
import { ForAuthors } from './for-authors.tsx'
import { OwnedTable } from './owned-table.tsx'
import { ownedQuery } from './queries.ts'
import { useRemoval } from './use-removal.ts'

/** The resources that the user has added for their school, with ways to add, change and delete. */
export function ManagePage() {
  return (
    <Page
      breadcrumb={[{ label: 'Resources', to: '/resources' }, { label: 'Your resources' }]}
      lead="PDFs that you add for your own school. Its staff and parents can see them, and so can the people who run the portal. Other schools cannot."
    >
      <ForAuthors>
        <Owned />
      </ForAuthors>
    </Page>
  )
}

function Owned() {
  const { data, error, refetch } = useQuery(ownedQuery)
  const { remove, restore, busyId, notice } = useRemoval('own-resources')
  return (
    <>
      <div className="mt-6">
        <ButtonLink to="/resources/manage/new">
          <Plus aria-hidden className="size-5" />
          Add a resource
        </ButtonLink>
      </div>
      <UndoNotice {...notice} />
      <div id="own-resources" tabIndex={-1} className="mt-6 outline-none">
        {error && !data && <LoadFailure title="We could not load your resources" error={error} onRetry={refetch} />}
        {!(data || error) && (
          <div aria-busy>
            <Skeleton className="h-48 rounded-lg" />
          </div>
        )}
        {data?.length === 0 && <EmptyDesk />}
        {data && data.length > 0 && <OwnedTable resources={data} onDelete={remove} />}
      </div>
      <DeletedResources busyId={busyId} onRestore={restore} />
    </>
  )
}

/** A desk with an open, empty tray. */
function EmptyDesk() {
  return (
    <div className="grid justify-items-center gap-3 rounded-lg bg-surface px-6 py-12 text-center">
      <div className="empty-tray" aria-hidden="true" />
      <p className="font-bold font-heading text-xl">No books found</p>
      <p className="max-w-[46ch] text-ink-soft">
        Add a worksheet of your own, a plan that worked or a letter for parents as a PDF, and it will appear on your
        school’s shelf.
      </p>
    </div>
  )
}
