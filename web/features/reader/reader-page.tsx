import './reader.css'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useParams } from 'react-router'
import { registerView } from '#contract/resources.ts'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Page } from '../../ui/page.tsx'
import { LockedResource } from './locked-resource.tsx'
import { OpenResource } from './open-resource.tsx'
import { OpeningBook } from './opening-book.tsx'
import { bookQuery, resourceQuery } from './queries.ts'

export function ReaderPage() {
  const { resourceId = '' } = useParams()
  return /^[1-9]\d{0,8}$/.test(resourceId) ? <Reader key={resourceId} id={Number(resourceId)} /> : <NoSuchResource />
}

function Reader({ id }: { id: number }) {
  const resource = useQuery(resourceQuery(id))
  const isOpen = resource.data?.is_locked === false
  const isBook = isOpen && resource.data?.is_book === true
  const book = useQuery({ ...bookQuery(id), enabled: isBook })
  const failure = resource.error ?? (isBook ? book.error : null)
  useRegisteredView(id, isOpen)

  if (resource.data?.is_locked || hasCode(failure, 'resource/locked'))
    return <LockedResource resource={resource.data} />
  if (resource.data && isOpen && (!isBook || hasCode(failure, 'resource/not-ready'))) {
    return <OpenResource resource={resource.data} />
  }
  if (failure instanceof ApiError && [404, 422].includes(failure.status)) return <NoSuchResource />
  if (failure) {
    return (
      <Page title="The book did not open" isHeadingHidden>
        <LoadFailure
          title="The book did not open"
          sentence={sentenceOf(failure)}
          onRetry={() => void (resource.error ? resource : book).refetch()}
        />
        <ButtonLink to="/resources" tone="quiet">
          Back to the shelf
        </ButtonLink>
      </Page>
    )
  }
  if (!resource.data || !book.data) return <OpeningBook resource={resource.data} />
  return <OpenResource resource={resource.data} book={book.data} />
}

function NoSuchResource() {
  return (
    <Page title="Page not found" heading="Page not found:" lead="The page you are looking for does not exist.">
      <p className="mt-6 max-w-[60ch]">This book may have been taken off the shelf.</p>
      <ButtonLink to="/resources" className="mt-6">
        Back to the shelf
      </ButtonLink>
    </Page>
  )
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
