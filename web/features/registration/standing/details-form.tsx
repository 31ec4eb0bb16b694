import { useQueryClient } from '@tanstack/react-query'
import { updateSchool, type Verification } from '#contract/schools.ts'
import { verificationQuery } from '../../../api/verification-query.ts'
import { useForm } from '../../../forms/use-form.ts'
import { useVersion } from '../../../forms/use-version.ts'
import { profileQuery } from '../../../session/session-query.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import { SchoolDetailsFields } from '../school/school-details-fields.tsx'

/** Corrects what was sent; the school is then compared with the register again. */
export function DetailsForm({ verification, onClose }: { verification: Verification; onClose: () => void }) {
  const client = useQueryClient()
  const { version, onFailed } = useVersion(verification.version, () => client.fetchQuery(verificationQuery))
  const { field, values, change, problems, attempt, sending, formProps } = useForm(updateSchool, {
    values: verification.sent,
    toInput: (values) => ({ ...values, version }),
    onFailed,
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
    <form {...formProps} className="mt-6 grid max-w-xl gap-6">
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
