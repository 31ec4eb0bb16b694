import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { EditedTestimonial } from '#contract/testimonials.ts'
import { FailureNotice } from '../../../domain/failure-notice.tsx'
import { LoadFailure } from '../../../domain/load-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { DeletedList } from '../../../ui/lists/deleted-list.tsx'
import { ListRows } from '../../../ui/lists/list-row.tsx'
import { useRowOrder } from '../../../ui/lists/use-row-order.ts'
import { Page } from '../../../ui/page/page.tsx'
import { editedTestimonialsQuery, useTestimonialChange, useTestimonialOrder } from './queries.ts'
import { TestimonialForm } from './testimonial-form.tsx'
import { TestimonialRow } from './testimonial-row.tsx'

/** The testimonials, to add, edit, order, remove and restore. */
export function TestimonialsPage() {
  const { data, error, refetch } = useQuery(editedTestimonialsQuery)
  const [editing, setEditing] = useState<EditedTestimonial | 'new' | null>(null)
  const change = useTestimonialChange()
  const shown = data?.shown ?? []
  const examples = shown.filter(({ is_example }) => is_example).length
  const moves = useRowOrder({ rows: shown, nameOf: ({ author }) => author, onOrder: useTestimonialOrder() })
  return (
    <Page lead="What teachers say about the books. They rotate on the home page and the About page.">
      {!data && error && <LoadFailure title="We could not load the testimonials" error={error} onRetry={refetch} />}
      {!(data || error) && <Skeleton className="mt-8 h-96 rounded-lg" />}
      {data && (
        <>
          {examples > 0 && (
            <Notice
              title={examples === 1 ? 'One of them is an example' : `${examples} of them are examples`}
              className="mt-6"
            >
              <p>
                Examples are invented, so no page shows them once the portal is in service. Replace them with real
                quotes, with the author’s consent.
              </p>
            </Notice>
          )}
          <FailureNotice title="Nothing was changed" error={change.error} className="mt-6" />
          <Button className="mt-6" onClick={() => setEditing('new')}>
            <Plus aria-hidden className="size-5" />
            Add a testimonial
          </Button>
          {shown.length === 0 && (
            <p className="mt-6">No testimonials are shown. The pages leave this section out until you add one.</p>
          )}
          <p role="status" className="sr-only">
            {moves.said}
          </p>
          {shown.length > 0 && (
            <ListRows label="Testimonials" isOrdered isWordy className="mt-6">
              {shown.map((testimonial) => (
                <TestimonialRow
                  key={testimonial.id}
                  testimonial={testimonial}
                  moves={moves}
                  onEdit={() => setEditing(testimonial)}
                  onDelete={() =>
                    change.mutate(
                      { kind: 'delete', id: testimonial.id },
                      { onSuccess: () => showToast.success('Removed. You can restore it below.') },
                    )
                  }
                />
              ))}
            </ListRows>
          )}
          <DeletedList
            items={data.deleted.map(({ id, author, author_role, quote }) => ({
              id,
              title: [author, author_role].filter(Boolean).join(', '),
              note: `“${quote}”`,
            }))}
            busyId={change.isPending && change.variables.kind === 'restore' ? change.variables.id : undefined}
            onRestore={(id) =>
              change.mutate(
                { kind: 'restore', id },
                { onSuccess: () => showToast.success('It is shown again, last in the list.') },
              )
            }
          />
        </>
      )}
      <Dialog
        isOpen={editing !== null}
        title={editing === 'new' ? 'Add a testimonial' : 'Edit a testimonial'}
        onClose={() => setEditing(null)}
      >
        {editing && (
          <TestimonialForm testimonial={editing === 'new' ? null : editing} onDone={() => setEditing(null)} />
        )}
      </Dialog>
    </Page>
  )
}
