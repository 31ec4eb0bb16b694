import { isPasswordLongEnough, tooShortPassword } from '#contract/accounts.ts'
import { signUp, signUpParent } from '#contract/membership.ts'
import { call } from '../../../api/call.ts'
import { useCheckedForm } from '../../../api/use-checked-form.ts'
import { AddressFields } from '../../../ui/address-fields.tsx'
import { Button } from '../../../ui/button.tsx'
import { CheckBox } from '../../../ui/check-box.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { FieldGroup } from '../../../ui/field-group.tsx'
import { NewPasswordField } from '../../../ui/new-password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { ParentDraft } from '../drafts.ts'
import { signUpPlaces, TermsLabel, useSignedUp } from '../sign-up-steps.tsx'

interface ParentFormProps {
  /** Null for a parent without a school. */
  school: { id: string; code: string } | null
  values: ParentDraft
  onChange: (changed: Partial<ParentDraft>) => void
}

/** Only what an account cannot be without is asked before it is sent. */
const checks = [
  { field: 'email', sentence: 'Enter your e-mail address.', passes: (value: unknown) => value !== '' },
  { field: 'password', sentence: tooShortPassword, passes: isPasswordLongEnough },
  { field: 'agreeTerms', sentence: 'Please confirm you agree terms', passes: (value: unknown) => value === true },
] as const

export function ParentForm({ school, values, onChange }: ParentFormProps) {
  const { field, box, problems, attempt, sending, handleSubmit } = useCheckedForm({
    values,
    onChange,
    checks,
    send: (typed) => {
      const body = { ...typed, agreeTerms: true as const }
      return school
        ? call(signUpParent, { body: { ...body, school_id: school.id, school_code: school.code } })
        : call(signUp, { body })
    },
    onDone: useSignedUp(),
    places: signUpPlaces,
  })
  return (
    <form noValidate className="grid gap-8" onSubmit={handleSubmit}>
      <ErrorSummary problems={problems} attempt={attempt} />
      <FieldGroup title="You">
        <TextField {...field('full_name')} label="Full name" autoComplete="name" maxLength={100} />
        <TextField
          {...field('email')}
          label="E-mail address"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <TextField
          {...field('phone_number')}
          label="Phone number (optional)"
          hint="Digits only."
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          maxLength={30}
        />
        <NewPasswordField {...field('password')} label="Password" />
      </FieldGroup>
      <FieldGroup title="Your address" hint="All of it is optional. It helps us to send you things.">
        <AddressFields field={field} isOptional />
      </FieldGroup>
      <div className="border-line border-t pt-6">
        <CheckBox {...box('agreeTerms')} label={<TermsLabel />} />
      </div>
      <Button type="submit" isBusy={sending.isPending} busyLabel="Registering…">
        Register
      </Button>
    </form>
  )
}
