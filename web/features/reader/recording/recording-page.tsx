import './recording.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { LoadFailure } from '../../../domain/load-failure.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { NoSuchResource } from '../no-such-resource.tsx'
import { bookQuery } from '../queries.ts'
import { AgreeForm } from './agree-form.tsx'
import { useOwnDocument } from './own-document.ts'
import { Publication } from './publication.tsx'
import { narrationQuery } from './queries.ts'
import { Studio } from './studio.tsx'

/** An operator records somebody who reads a storybook aloud. */
export function RecordingPage() {
  const { resourceId = '' } = useParams()
  const isHydrated = useHydrated()
  if (!/^[1-9]\d{0,8}$/.test(resourceId)) return <NoSuchResource />
  // It depends on this browser's microphone from the first line on.
  return isHydrated ? <Recording key={resourceId} id={Number(resourceId)} /> : <Page>{null}</Page>
}

function Recording({ id }: { id: number }) {
  const ownDocument = useOwnDocument()
  const narration = useQuery(narrationQuery(id))
  const book = useQuery(bookQuery(id))
  const failure = narration.error ?? book.error
  const title = book.data?.resource.title ?? ''
  const [isBegun, setBegun] = useState(false)
  const isShown = ownDocument !== 'loading'

  // The narrator can take it back, whatever has become of the book.
  const isAlone = Boolean(narration.data?.narrator) && isUnreadable(book.error)

  if (isGone(failure) && !isAlone) return <NoSuchResource />
  return (
    <Page
      breadcrumb={[{ label: 'Library', to: '/admin/library' }, ...(title ? [{ label: title }] : [])]}
      lead={
        title &&
        `Read ${title} aloud, page by page. Children will hear your recording instead of the voice of their device.`
      }
    >
      {ownDocument === 'refused' && (
        <Notice tone="danger" title="The microphone is blocked here" className="mt-6">
          <p>
            Something between this browser and the portal is blocking the microphone. Ask the person who looks after
            your network.
          </p>
        </Notice>
      )}
      {isAlone && narration.data && (
        <div className="mt-6 grid gap-6">
          <Notice title="This book is not ready for recording">
            <p>You can record it as soon as its pages have been prepared.</p>
          </Notice>
          <Publication bookId={id} narration={narration.data} />
        </div>
      )}
      {failure && !isAlone && !(narration.data && book.data) && (
        <LoadFailure
          title="We could not load the book"
          error={failure}
          onRetry={() => (narration.error ? narration : book).refetch()}
        />
      )}
      {!(failure || (narration.data && book.data && isShown)) && <Skeleton className="mt-8 h-96 rounded-lg" />}
      {narration.data && book.data && isShown && narration.data.narrator && (
        <Studio book={book.data} narration={narration.data} isBegun={isBegun} />
      )}
      {narration.data && book.data && isShown && !narration.data.narrator && (
        <AgreeForm bookId={id} narrator="" onDone={() => setBegun(true)} />
      )}
    </Page>
  )
}

const isUnreadable = (error: Error | null) =>
  isGone(error) || (error instanceof ApiError && error.code === 'resource/not-ready')
const isGone = (error: Error | null) => error instanceof ApiError && error.status === 404
