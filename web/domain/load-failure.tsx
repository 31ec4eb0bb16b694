import { sentenceOf } from '../api/api-error.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'

interface LoadFailureProps {
  title: string
  error: unknown
  /** The `refetch` of the query. */
  onRetry: () => unknown
}

/** Replaces something that could not be loaded, says why, and offers to try again. */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  return (
    <Notice tone="danger" title={title} isUrgent className="my-8 max-w-[70ch]">
      <p>{sentenceOf(error)}</p>
      <div>
        <Button tone="quiet" onClick={() => void onRetry()}>
          Try again
        </Button>
      </div>
    </Notice>
  )
}
