import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { useSession } from '../../session/use-session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/page/page.tsx'
import { FeedbackForm } from './feedback-form.tsx'
import { feedbackFormQuery } from './queries.ts'

/** How children liked a book: a few presses, and nothing to write. */
export function FeedbackPage() {
  const { user } = useSession()
  const { data, error, refetch } = useQuery(feedbackFormQuery)
  const isParent = user?.role === 'parent'
  const title = isParent ? 'How did your child like the book?' : 'How did your class like the book?'
  return (
    <Page
      title={title}
      breadcrumb={[{ label: 'Resources', to: '/resources' }, { label: 'Feedback' }]}
      lead="Four presses. We count the answers without your name."
    >
      <div className="mt-6 max-w-[46rem]">
        {error && !data && <LoadFailure title="We could not load the books" error={error} onRetry={refetch} />}
        {!(data || error) && <Skeleton className="h-96 rounded-lg" />}
        {data?.books.length === 0 && (
          <Notice title="There is no book to answer about yet">
            <p>As soon as you can read a storybook here, you can tell us how it was liked.</p>
            <div>
              <ButtonLink to="/contact" tone="quiet">
                Write to us
              </ButtonLink>
            </div>
          </Notice>
        )}
        {data && data.books.length > 0 && <FeedbackForm key={user?.id} form={data} isParent={isParent} />}
      </div>
    </Page>
  )
}
