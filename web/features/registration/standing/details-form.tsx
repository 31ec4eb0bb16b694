import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type SchoolDetails, type StoredDetails, schoolChecks } from '#contract/school-details.ts'
import { updateSchool } from '#contract/schools.ts'
import { call } from '../../../api/call.ts'
import { useCheckedForm } from '../../../api/use-checked-form.ts'
import { verificationQuery } from '../../../api/verification-query.ts'
import { profileQuery } from '../../../session/session-query.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { showToast } from '../../../ui/toast.ts'
import { SchoolDetailsFields } from '../school/school-details-fields.tsx'

const checks = schoolChecks.filter(
  (check): check is Extract<(typeof schoolChecks)[number], { field: keyof SchoolDetails }> =>
    check.field === 'title' || check.field === 'address_1' || check.field === 'postcode',
)

/** Corrects what was sent; the school is then compared with the register anew. */
export function DetailsForm({ sent, onClose }: { sent: StoredDetails; onClose: () => void }) {
  const client = useQueryClient()
  const [values, setValues] = useState<StoredDetails>(sent)
  const change = (changed: Partial<StoredDetails>) => setValues((before) => ({ ...before, ...changed }))
  const { field, problems, attempt, sending, handleSubmit } = useCheckedForm({
    values,
    onChange: change,
    checks,
    send: (body) => call(updateSchool, { body }),
    onDone: (answer) => {
      client.setQueryData(verificationQuery.queryKey, answer)
      void client.invalidateQueries({ queryKey: profileQuery.queryKey })
      showToast.success('Your corrections have been saved.')
      onClose()
      return undefined
    },
    places: { 'school/bad-postcode': 'postcode' },
  })
  return (
    <form noValidate className="mt-6 grid max-w-xl gap-6" onSubmit={handleSubmit}>
      <ErrorSummary problems={problems} attempt={attempt} />
      <SchoolDetailsFields field={field} logo={values.logo} onChange={change} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={sending.isPending} busyLabel="Saving…">
          Save the corrections
        </Button>
        <Button tone="quiet" onClick={onClose}>
          Leave it as it is
        </Button>
      </div>
    </form>
  )
}
