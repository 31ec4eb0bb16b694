import './reader.css'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { registerView } from '#contract/resources.ts'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Page } from '../../ui/page/page.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { WhenOffline } from './keep/when-offline.tsx'
import { LockedResource } from './locked-resource.tsx'
import { NoSuchResource } from './no-such-resource.tsx'
import { OpenResource } from './open-resource.tsx'
import { OpeningBook } from './opening-book.tsx'
import { bookQuery, resourceQuery } from './queries.ts'
import { RenderedBook } from './rendered-book.tsx'

export function ReaderPage() {
  const { resourceId = '' } = useParams()
  return /^[1-9]\d{0,8}$/.test(resourceId) ? <Reader key={resourceId} id={Number(resourceId)} /> : <NoSuchResource />
}

function Reader({ id }: { id: number }) {
  const resource = useQuery(resourceQuery(id))
  const isHydrated = useHydrated()
  const isOpen = resource.data?.is_locked === false
  const isBook = isOpen && resource.data?.is_book === true
  const page = usePageInAddress()
  const book = useQuery({ ...bookQuery(id), enabled: isBook })
  const failure = resource.error ?? (isBook ? book.error : null)
  useRegisteredView(id, isOpen)

  if (resource.data?.is_locked || hasCode(failure, 'resource/locked'))
    return <LockedResource resource={resource.data} />
  if (resource.data && isOpen && (!isBook || hasCode(failure, 'resource/not-ready'))) {
    return <OpenResource resource={resource.data} page={page} />
  }
  if (failure instanceof ApiError && [404, 422].includes(failure.status)) return <NoSuchResource />
  if (failure) {
    return (
      <Page title="The book did not open" isHeadingHidden>
        <LoadFailure
          title="The book did not open"
          error={failure}
          onRetry={() => (resource.error ? resource : book).refetch()}
        />
        <ButtonLink to="/resources" tone="quiet">
          Back to the shelf
        </ButtonLink>
      </Page>
    )
  }
  if ([resource, book].some(({ data, fetchStatus }) => !data && fetchStatus === 'paused')) {
    return (
      <WhenOffline
        title="You cannot open this offline"
        sentence="You are offline, and this is not kept on this device. It will open when you are connected again."
      />
    )
  }
  if (!resource.data || !book.data) return <OpeningBook resource={resource.data} />
  if (!isHydrated) return <RenderedBook book={book.data} page={page ?? 1} />
  return <OpenResource resource={resource.data} book={book.data} page={page} />
}

/** The page that a search has found, counted from 1; null to open where the reader stopped. */
function usePageInAddress(): number | null {
  const [search] = useSearchParams()
  const page = search.get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : null
}

/** Registers a view with the server. Nobody waits for the response, and a failure is only logged. */
function useRegisteredView(id: number, isOpen: boolean): void {
  const isRegistered = useRef<boolean>(false)
  useEffect(() => {
    if (!isOpen || isRegistered.current) return
    isRegistered.current = true
    call(registerView, { body: { resource_id: id } }).catch((failure: unknown) => {
      console.info('The view was not registered:', sentenceOf(failure))
    })
  }, [id, isOpen])
}

const hasCode = (failure: Error | null, code: string) => failure instanceof ApiError && failure.code === code
