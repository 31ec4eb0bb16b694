import { Button } from '../button.tsx'
import { Notice } from './notice.tsx'

/** Replaces something that could not be loaded, and offers to try again. */
export function LoadFailure({ title, sentence, onRetry }: { title: string; sentence: string; onRetry: () => void }) {
  return (
    <Notice tone="danger" title={title} isUrgent className="my-8 max-w-[70ch]">
      <p>{sentence}</p>
      <div>
        <Button tone="quiet" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </Notice>
  )
}
