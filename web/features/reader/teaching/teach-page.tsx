import './board.css'
import './teaching.css'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { LoadFailure } from '../../../domain/load-failure.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { NoSuchResource } from '../no-such-resource.tsx'
import { bookQuery } from '../queries.ts'
import { lessonQuery, promptsQuery } from './queries.ts'
import { TeachBook } from './teach-book.tsx'

export const prefetch = (path: string) => {
  const id = Number(path.split('/')[3])
  return [bookQuery(id), promptsQuery(id), lessonQuery(id)]
}

/** The teacher's window: the page, what to ask about it, and the board that the class sees. */
export function TeachPage() {
  const { resourceId = '' } = useParams()
  const isHydrated = useHydrated()
  const id = Number(resourceId)
  const isId = /^[1-9]\d{0,8}$/.test(resourceId)
  const book = useQuery({ ...bookQuery(id), enabled: isId })
  const prompts = useQuery({ ...promptsQuery(id), enabled: isId })
  const lesson = useQuery({ ...lessonQuery(id), enabled: isId })
  const failure = book.error ?? prompts.error
  if (!isId || (failure instanceof ApiError && failure.status === 404)) return <NoSuchResource />
  if (isHydrated && book.data && prompts.data)
    return <TeachBook key={id} book={book.data} prompts={prompts.data} steps={lesson.data?.steps ?? []} />
  return (
    <Page isHeadingHidden>
      {failure ? (
        <LoadFailure
          title="We could not load the questions"
          error={failure}
          onRetry={() => (book.error ? book : prompts).refetch()}
        />
      ) : (
        <Skeleton className="mt-6 h-96 w-full" />
      )}
    </Page>
  )
}
