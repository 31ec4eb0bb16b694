import { signUpSchool } from '#contract/schools.ts'
import { newsLabel } from '../../../domain/news-label.ts'
import { TermsLabel } from '../../../domain/terms-and-privacy.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckBox } from '../../../ui/fields/check-box.tsx'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import { FieldGroup } from '../../../ui/fields/field-group.tsx'
import { NewPasswordField } from '../../../ui/fields/new-password-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { SchoolDraft } from '../drafts.ts'
import { signUpPlaces, useSignedUp } from '../sign-up-steps.tsx'
import { SchoolDetailsFields } from './school-details-fields.tsx'

interface SchoolFormProps {
  values: SchoolDraft
  onChange: (changed: Partial<SchoolDraft>) => void
}

export function SchoolForm({ values, onChange }: SchoolFormProps) {
  const { field, box, problems, attempt, sending, formProps } = useForm(signUpSchool, {
    values,
    onChange,
    onDone: useSignedUp(),
    places: signUpPlaces,
  })
  return (
    <form {...formProps} className="grid gap-8">
      <ErrorSummary problems={problems} attempt={attempt} />
      <FieldGroup title="You">
        <TextField {...field('full_name')} label="Full name" autoComplete="name" />
      </FieldGroup>
      <FieldGroup title="Your school">
        <SchoolDetailsFields field={field} logo={values.logo} onChange={onChange} />
      </FieldGroup>
      <FieldGroup title="How you log in">
        <TextField
          {...field('email')}
          label="School email"
          hint="If your address ends like the school’s website, we can often approve you at once."
          type="email"
          autoComplete="email"
        />
        <TextField {...field('phone_number')} label="Phone number (optional)" type="tel" autoComplete="tel" />
        <NewPasswordField {...field('password')} label="Password" />
      </FieldGroup>
      <div className="grid gap-2 border-line border-t pt-6">
        <CheckBox {...box('confirmStaffMember')} label="I confirm that I am a member of staff of this school" />
        <CheckBox {...box('agreeTerms')} label={<TermsLabel />} />
        <CheckBox {...box('wantsNews')} label={newsLabel} />
      </div>
      <Button type="submit" isBusy={sending.isPending} busyLabel="Registering…">
        Register the school
      </Button>
    </form>
  )
}
