import '../../../ui/page/link-card.css'
import './about-book.css'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import type { Resource } from '#contract/resources.ts'
import { ApiError } from '../../../api/api-error.ts'
import { LoadFailure } from '../../../domain/load-failure.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { WhenOffline } from '../keep/when-offline.tsx'
import { NoSuchResource } from '../no-such-resource.tsx'
import { bookDetailsQuery } from '../queries.ts'
import { AboutBook } from './about-book.tsx'

const way = { label: 'Resources', to: '/resources' }

/** A storybook to choose by: its cover, three openings, facts, and what comes with it. `forClass`, `forFamilies`: how a class, and families, are given it. */
export function AboutBookPage({
  forClass,
  forFamilies,
}: Record<'forClass' | 'forFamilies', (book: Resource) => ReactNode>) {
  const { resourceId = '' } = useParams()
  const isId = /^[1-9]\d{0,8}$/.test(resourceId)
  const { data, error, fetchStatus, refetch } = useQuery({ ...bookDetailsQuery(Number(resourceId)), enabled: isId })
  if (!isId || (error instanceof ApiError && error.status === 404)) return <NoSuchResource />
  if (data) {
    const { resource } = data
    return (
      <AboutBook key={resource.id} details={data} forClass={forClass(resource)} forFamilies={forFamilies(resource)} />
    )
  }
  if (fetchStatus === 'paused') {
    return (
      <WhenOffline
        title="You cannot see this offline"
        sentence="You are offline. This page will open when you are connected again."
      />
    )
  }
  return (
    <Page title="A storybook" breadcrumb={[way, { label: 'A storybook' }]} isHeadingHidden>
      {error ? (
        <LoadFailure title="We could not load the book" error={error} onRetry={refetch} />
      ) : (
        <div role="status">
          <span className="sr-only">Loading the book</span>
          <Skeleton className="mt-6 h-80 w-full" />
        </div>
      )}
    </Page>
  )
}
