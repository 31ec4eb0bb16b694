import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

/** Stands where something could not be loaded; the way out is asking again. */
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
