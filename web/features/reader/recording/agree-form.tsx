import { useQueryClient } from '@tanstack/react-query'
import { agreeToNarration } from '#contract/narrations.ts'
import { useForm } from '../../../forms/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckBox } from '../../../ui/fields/check-box.tsx'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { narrationQuery } from './queries.ts'

interface AgreeFormProps {
  bookId: number
  /** Who has read so far. */
  narrator: string
  onDone: () => void
}

/** Who reads, and that they have agreed to be heard: asked before anything is recorded. */
export function AgreeForm({ bookId, narrator, onDone }: AgreeFormProps) {
  const client = useQueryClient()
  const { field, box, problems, attempt, sending, formProps } = useForm(agreeToNarration, {
    values: { narrator, is_agreed: false },
    params: { id: bookId },
    onDone: (narration) => {
      client.setQueryData(narrationQuery(bookId).queryKey, narration)
      onDone()
      return undefined
    },
  })
  return (
    <form {...formProps} className="mt-8 grid max-w-[38rem] gap-6 rounded-lg bg-surface p-6 shadow-rest phone:p-8">
      <ErrorSummary problems={problems} attempt={attempt} />
      <TextField
        {...field('narrator')}
        label="Who is reading"
        hint="Readers will see it, as in “Read by Ada Birch”. A first name is enough."
        autoComplete="off"
      />
      <CheckBox
        {...box('is_agreed')}
        label="They are an adult, and have agreed that everybody who may open this book can hear them until the recordings are deleted."
      />
      <div>
        <Button type="submit" isBusy={sending.isPending} busyLabel="Saving…">
          {narrator ? 'Save' : 'Continue to recording'}
        </Button>
      </div>
    </form>
  )
}
