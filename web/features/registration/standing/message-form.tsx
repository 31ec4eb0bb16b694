import { useQueryClient } from '@tanstack/react-query'
import { writeToOperator } from '#contract/schools.ts'
import { verificationQuery } from '../../../api/verification-query.ts'
import { useForm } from '../../../forms/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'

const received = 'We have your message, and will write to you.'

interface MessageFormProps {
  label: string
  hint: string
  button: string
}

/** A message to the people who verify schools. Once it is sent, it is their turn. */
export function MessageForm({ label, hint, button }: MessageFormProps) {
  const client = useQueryClient()
  const { field, problems, attempt, sending, formProps } = useForm(writeToOperator, {
    values: { message: '' },
    onDone: (answer) => {
      client.setQueryData(verificationQuery.queryKey, answer)
      showToast.success(received)
      return undefined
    },
    withoutToast: true,
  })
  return (
    <form {...formProps} className="grid gap-4">
      <ErrorSummary problems={problems} attempt={attempt} />
      <TextArea {...field('message')} label={label} hint={hint} />
      <div>
        <Button type="submit" isBusy={sending.isPending} busyLabel="Sending…">
          {button}
        </Button>
      </div>
    </form>
  )
}

/** Stands where the form was, once it has been sent. */
export function MessageReceived() {
  return (
    <p role="status" className="rounded-md bg-success-soft p-6">
      {received}
    </p>
  )
}
