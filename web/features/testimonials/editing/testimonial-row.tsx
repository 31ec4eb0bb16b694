import { ArrowDown, ArrowUp } from 'lucide-react'
import type { Testimonial } from '#contract/testimonials.ts'
import { Button } from '../../../ui/button.tsx'
import { ExampleTag } from '../../../ui/text/example-tag.tsx'

interface TestimonialRowProps {
  testimonial: Testimonial
  /** An action is offered only if it is given. */
  onEdit?: () => void
  onDelete?: () => void
  onRestore?: () => void
  onMoveUp?: () => void
  onMoveDown?: () => void
}

const small = 'min-h-11 px-4'

/** One testimonial with its actions. */
export function TestimonialRow({
  testimonial,
  onEdit,
  onDelete,
  onRestore,
  onMoveUp,
  onMoveDown,
}: TestimonialRowProps) {
  const { quote, author, author_role, is_example } = testimonial
  return (
    <li className="grid items-start gap-x-6 gap-y-4 rounded-md bg-surface p-5 shadow-rest desktop:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        {is_example && <ExampleTag className="mb-2" />}
        <p className="max-w-[65ch] break-words">“{quote}”</p>
        <p className="mt-1 break-words text-ink-soft text-sm">
          {author}
          {author_role && `, ${author_role}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {onEdit && (
          <Button tone="quiet" className={small} aria-label={`Edit the words of ${author}`} onClick={onEdit}>
            Edit
          </Button>
        )}
        {onMoveUp && (
          <Button tone="quiet" className={small} aria-label={`Move ${author} up`} onClick={onMoveUp}>
            <ArrowUp aria-hidden className="size-5" />
          </Button>
        )}
        {onMoveDown && (
          <Button tone="quiet" className={small} aria-label={`Move ${author} down`} onClick={onMoveDown}>
            <ArrowDown aria-hidden className="size-5" />
          </Button>
        )}
        {onDelete && (
          <Button tone="quiet" className={small} aria-label={`Remove the words of ${author}`} onClick={onDelete}>
            Remove
          </Button>
        )}
        {onRestore && (
          <Button tone="quiet" className={small} aria-label={`Restore the words of ${author}`} onClick={onRestore}>
            Restore
          </Button>
        )}
      </div>
    </li>
  )
}
