import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { OwnSchool, Profile } from '#contract/accounts.ts'
import { updateProfile } from '#contract/membership.ts'
import { StaffProfile } from '#contract/school-details.ts'
import { updateSchool, type Verification } from '#contract/schools.ts'
import { call } from '../../api/call.ts'
import { uploadPicture } from '../../api/upload-picture.ts'
import { verificationQuery } from '../../api/verification-query.ts'
import { useForm } from '../../forms/use-form.ts'
import { useVersion } from '../../forms/use-version.ts'
import { Button } from '../../ui/button.tsx'
import { AddressFields } from '../../ui/fields/address-fields.tsx'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'
import { FieldGroup } from '../../ui/fields/field-group.tsx'
import { ImageUploadField } from '../../ui/fields/image-upload-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { FactList } from '../../ui/lists/fact-list.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import { useProfileSaved, useProfileVersion } from './save-profile.ts'

interface SchoolProfileFormProps {
  profile: Profile
  verification: Verification
  status: OwnSchool['status'] | undefined
}

/**
 * The school's form after sign-up. Only operators change the name and postcode of a verified school. A rejected school
 * keeps its details: only its staff member can change theirs.
 */
export function SchoolProfileForm({ profile, verification, status }: SchoolProfileFormProps) {
  const client = useQueryClient()
  const { is_completed: _, ...own } = profile
  const { full_name, phone_number } = own
  const ofProfile = useProfileVersion(profile)
  const ofSchool = useVersion(verification.version, () => client.fetchQuery(verificationQuery))
  // Which of the two calls has failed.
  const saving = useRef(ofSchool)
  const canChangeSchool = status !== 'rejected'
  const isVerified = status === 'approved'
  const { field, values, change, errors, problems, attempt, sending, formProps } = useForm(updateSchool, {
    values: { full_name, phone_number, ...verification.sent },
    toInput: (values) => ({ ...values, version: ofSchool.version }),
    schema: StaffProfile,
    send: async ({ full_name, phone_number, ...school }) => {
      if (canChangeSchool) {
        saving.current = ofSchool
        const saved = await call(updateSchool, { body: { ...school, version: ofSchool.version } })
        client.setQueryData(verificationQuery.queryKey, saved)
        ofSchool.setVersion(saved.version)
      }
      saving.current = ofProfile
      return call(updateProfile, { body: { ...own, full_name, phone_number, version: ofProfile.version } })
    },
    onFailed: (error) => void saving.current.onFailed(error),
    onDone: useProfileSaved(ofProfile.setVersion),
    places: { 'school/bad-postcode': 'postcode', 'school/name-is-checked': 'title' },
  })
  return (
    <form {...formProps} className="grid gap-8">
      <ErrorSummary problems={problems} attempt={attempt} />
      <FieldGroup title="You">
        <TextField {...field('full_name')} label="Full name" autoComplete="name" />
        <TextField
          {...field('phone_number')}
          label="Phone number (optional)"
          hint="Digits only."
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
        />
      </FieldGroup>
      {canChangeSchool && (
        <FieldGroup title="Your school">
          {isVerified ? (
            <div className="grid gap-3 rounded-md bg-surface p-6 shadow-rest">
              <FactList
                facts={[
                  ['School name', values.title],
                  ['Postcode', values.postcode],
                ]}
              />
              <p className="text-sm">
                We have verified these details. If they are wrong or have changed,{' '}
                <TextLink to="/contact">ask us to change them</TextLink>.
              </p>
            </div>
          ) : (
            <TextField {...field('title')} label="School name" autoComplete="organization" />
          )}
          <AddressFields field={field} withoutPostcode={isVerified} />
          <ImageUploadField
            id="logo"
            label="School logo (optional)"
            tooltip="It appears on what you print from here, such as the letter to parents."
            value={values.logo}
            onChange={(logo) => change({ logo })}
            send={uploadPicture}
            refusal={errors.logo}
          />
        </FieldGroup>
      )}
      <div>
        <Button type="submit" isBusy={sending.isPending} busyLabel="Saving…">
          Save
        </Button>
      </div>
    </form>
  )
}
