import { Trash2 } from 'lucide-react'
import type { EditedTestimonial } from '#contract/testimonials.ts'
import { Grip } from '../../../ui/lists/grip.tsx'
import { ListRow, RowHint } from '../../../ui/lists/list-row.tsx'
import { Mark } from '../../../ui/lists/mark.tsx'
import { RowMenu, RowMenuButton, RowMenuMoves } from '../../../ui/lists/row-menu.tsx'
import type { RowMoves } from '../../../ui/lists/use-row-order.ts'
import { longDay } from '../../../ui/text/moment.ts'

interface TestimonialRowProps {
  testimonial: EditedTestimonial
  moves: RowMoves
  onEdit: () => void
  onDelete: () => void
}

/** A testimonial as it is read, by whom it is; a press edits it. */
export function TestimonialRow({ testimonial, moves, onEdit, onDelete }: TestimonialRowProps) {
  const { id, quote, author, author_role, is_example, agreed_on, agreed_how } = testimonial
  return (
    <ListRow
      picture={<Grip name={author} {...moves.drag.gripOf(id)} />}
      title={
        <>
          <button type="button" aria-label={`Edit the words of ${author}`} onClick={onEdit}>
            {author}
          </button>
          <span className="block font-normal font-sans text-ink-soft text-sm">{author_role}</span>
        </>
      }
      details={
        <>
          <p className="line-clamp-4 text-ink">“{quote}”</p>
          {!is_example && (
            <p className="mt-1">
              {agreed_on
                ? `Agreed to be quoted on ${longDay(agreed_on)}${agreed_how && `: ${agreed_how}`}`
                : 'No consent entered, so it is in no report'}
            </p>
          )}
        </>
      }
      age={
        is_example && (
          <span className="inline-block pt-1.5 @min-[56.25rem]/list-rows:pt-0">
            <Mark>Example</Mark>
          </span>
        )
      }
      menu={
        <>
          <RowHint>Edit</RowHint>
          <RowMenu name={author}>
            <RowMenuMoves onStep={(by) => moves.step(id, by)} />
            <RowMenuButton Icon={Trash2} onClick={onDelete}>
              Remove
            </RowMenuButton>
          </RowMenu>
        </>
      }
      dragId={id}
      drag={moves.drag.stateOf(id)}
    />
  )
}
