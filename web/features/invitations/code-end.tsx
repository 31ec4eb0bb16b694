import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dayInWords, todayInUk } from '#contract/school-days.ts'
import { endSchoolCode, type SchoolCode } from '#contract/schools.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { schoolCodeQuery } from './queries.ts'

/** Says that the school's code works no longer; renders nothing while it does. */
export function CodeOver() {
  const { data } = useQuery(schoolCodeQuery)
  if (!data?.is_over) return null
  return (
    <Notice tone="danger" title="This code has ended">
      <p>Its last day was {dayInWords(data.ends_on)}. Set a later one, or renew the code.</p>
    </Notice>
  )
}

/** Until when the school's code works, and the button that changes it. */
export function CodeEnd() {
  const { data } = useQuery(schoolCodeQuery)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (!data) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      {!data.is_over && <p>{data.ends_on ? `Works until ${dayInWords(data.ends_on)}` : 'Works until you renew it'}</p>}
      <button type="button" className="link min-h-11 cursor-pointer" onClick={() => setOpen(true)}>
        {data.ends_on ? 'Change the last day' : 'Set a last day'}
      </button>
      <Dialog isOpen={isOpen} title="Last day of the code" onClose={close}>
        <EndForm code={data} onClose={close} />
      </Dialog>
    </div>
  )
}

function EndForm({ code, onClose }: { code: SchoolCode; onClose: () => void }) {
  const client = useQueryClient()
  const { field, problems, attempt, sending, formProps } = useForm(endSchoolCode, {
    values: { ends_on: code.ends_on },
    onDone: (saved) => {
      client.setQueryData(schoolCodeQuery.queryKey, saved)
      showToast.success(
        saved.ends_on ? `The code works until ${dayInWords(saved.ends_on)}.` : 'The code no longer has a last day.',
      )
      onClose()
      return undefined
    },
    withoutToast: true,
  })
  return (
    <form {...formProps} className="grid gap-6">
      <p>After this day, parents cannot join with the code. Parents who have already joined keep their access.</p>
      <ErrorSummary problems={problems} attempt={attempt} />
      <TextField
        {...field('ends_on')}
        label="Last day (optional)"
        hint="For example, the last day of the school year. Leave it empty for a code that works until you renew it."
        type="date"
        min={todayInUk()}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={sending.isPending} busyLabel="Saving…">
          Save
        </Button>
        <Button tone="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
