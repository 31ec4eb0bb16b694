import './workshop.css'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { LoadFailure } from '../../../domain/load-failure.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { NoSuchResource } from '../no-such-resource.tsx'
import { isBeingPrepared, workshopQuery } from './queries.ts'
import { WorkshopRoom } from './workshop-room.tsx'

const home = '/admin/library'

/** Where an editor says how one of the portal's storybooks is taught, page by page. */
export function WorkshopPage() {
  const { resourceId = '' } = useParams()
  const isId = /^[1-9]\d{0,8}$/.test(resourceId)
  const { data, error, refetch } = useQuery({ ...workshopQuery(Number(resourceId)), enabled: isId })
  const isMissing = !isId || (error instanceof ApiError && error.status === 404)
  const title = data?.resource.title ?? ''
  return (
    <Page
      className="workshop"
      {...(title && { title: `Workshop: ${title}` })}
      heading="Workshop"
      breadcrumb={[{ label: 'Library', to: home }, { label: 'Workshop' }]}
    >
      {isMissing && <NoSuchResource home={home} />}
      {data && <WorkshopRoom key={resourceId} workshop={data} />}
      {!data && isBeingPrepared(error) && (
        <Notice title="The pages of this book are being prepared" className="mt-6">
          <p role="status">The workshop opens by itself as soon as they are there, usually within a minute.</p>
        </Notice>
      )}
      {!(data || isMissing || isBeingPrepared(error)) && error && (
        <LoadFailure title="We could not load the book" error={error} onRetry={refetch} />
      )}
      {!(data || error || isMissing) && <Skeleton className="mt-8 h-96 rounded-lg" />}
    </Page>
  )
}
