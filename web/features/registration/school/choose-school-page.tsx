import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { registerNextSchool } from '#contract/schools.ts'
import { useForm } from '../../../forms/use-form.ts'
import { profileQuery } from '../../../session/session-query.ts'
import { useSession } from '../../../session/use-session.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { CheckBox } from '../../../ui/fields/check-box.tsx'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import { FieldGroup } from '../../../ui/fields/field-group.tsx'
import { FormCard } from '../../../ui/fields/form-card.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { SchoolDetailsFields } from './school-details-fields.tsx'

/** Staff who belong to no school any more choose the one where they work now; the account stays theirs. */
export function ChooseSchoolPage() {
  const { user } = useSession()
  const mayChoose = user?.isSchool === true && user.school === null
  return (
    <Page
      lead={mayChoose && 'We will check it, as we check every school, and e-mail you. Your account stays the same.'}
      breadcrumb={[{ label: 'Home', to: '/' }, { label: 'Choose your school' }]}
    >
      {!user && <Skeleton className="mt-8 h-96 rounded-lg" />}
      {user && !mayChoose && (
        <Notice title="This page is for staff who do not belong to a school" className="mt-8 max-w-[70ch]">
          <p>
            {user.isSchool
              ? 'Your account already belongs to a school. Leave it first, on the page with the people of your school.'
              : 'Parents add a school with its code, in their profile.'}
          </p>
          <div>
            <ButtonLink to={user.isSchool ? '/your-school/staff' : '/profile/update'}>
              {user.isSchool ? 'Go to the people of your school' : 'Go to your profile'}
            </ButtonLink>
          </div>
        </Notice>
      )}
      {mayChoose && (
        <FormCard className="mt-8 max-w-[38rem]">
          <SchoolChoice />
        </FormCard>
      )}
    </Page>
  )
}

const empty = { title: '', address_1: '', address_2: '', city: '', county: '', postcode: '', logo: '' }

function SchoolChoice() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { field, box, values, change, problems, attempt, sending, formProps } = useForm(registerNextSchool, {
    values: { ...empty, confirmStaffMember: false },
    onDone: () => {
      void client.invalidateQueries({ queryKey: profileQuery.queryKey }).then(() => navigate('/school-pending'))
      return undefined
    },
    places: { 'school/bad-postcode': 'postcode' },
  })
  return (
    <form {...formProps} className="grid gap-8">
      <ErrorSummary problems={problems} attempt={attempt} />
      <FieldGroup title="Where you work now">
        <SchoolDetailsFields field={field} logo={values.logo} onChange={change} />
      </FieldGroup>
      <div className="border-line border-t pt-6">
        <CheckBox {...box('confirmStaffMember')} label="I confirm that I am a member of staff of this school" />
      </div>
      <p>Is your school here already? Ask a colleague there to invite you at your account’s e-mail address instead.</p>
      <Button type="submit" isBusy={sending.isPending} busyLabel="Registering…">
        Register the school
      </Button>
    </form>
  )
}
