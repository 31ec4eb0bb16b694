import type { User } from '#contract/accounts.ts'
import { bookSession, yearGroupsOf } from '#contract/bookings.ts'
import { hiddenFieldName } from '#contract/inbox.ts'
import { sessionDayProblem } from '#contract/school-calendar.ts'
import { forgetDrafts, useDraft } from '../../forms/use-draft.ts'
import { type FormValues, useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'
import { FieldGroup } from '../../ui/fields/field-group.tsx'
import { Honeypot } from '../../ui/fields/honeypot.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { dateFields } from './date-fields.ts'
import { PreferredDates } from './preferred-dates.tsx'
import { useOwnCalendar } from './use-own-calendar.ts'
import { YearGroups } from './year-groups.tsx'

export const sentSentence = 'Your booking request has been sent.'

interface BookingFormProps {
  /** The profile that prefills the form. */
  user: User
  onSent: (reference: string) => void
}

export function BookingForm({ user, onSent }: BookingFormProps) {
  const calendar = useOwnCalendar(user)
  const { nation } = calendar
  const [values, change] = useDraft('booking', {
    name: user.profile?.full_name ?? '',
    email: user.email,
    phone: user.profile?.phone_number ?? '',
    school: user.school?.title ?? '',
    'preferred_dates.0': '',
    'preferred_dates.1': '',
    'preferred_dates.2': '',
    year_groups: '',
    class_sizes: '',
    message: '',
    website: '',
  })
  const problemOf = (day: string) => (day === '' ? undefined : sessionDayProblem(day, calendar))
  const { field, errors, problems, attempt, sending, formProps } = useForm(bookSession, {
    values,
    onChange: change,
    check: (typed) => Object.fromEntries(dateFields.map((name) => [name, problemOf(typed[name])])),
    toInput: ({ name, email, phone, school, message, class_sizes, website, year_groups, ...days }) => ({
      ...{ name, email, phone, school, message, class_sizes, website },
      year_groups: (year_groups === '' ? [] : year_groups.split(',')) as FormValues<typeof bookSession>['year_groups'],
      preferred_dates: dateFields.map((day) => days[day]),
    }),
    onDone: ({ reference }) => {
      forgetDrafts('booking')
      showToast.success(sentSentence)
      onSent(reference)
      return undefined
    },
    places: { 'request/too-large': 'message' },
  })
  return (
    <form {...formProps} className="grid gap-8">
      <ErrorSummary problems={problems} attempt={attempt} />
      <FieldGroup title="Your contact details">
        <TextField {...field('name')} label="Your name" autoComplete="name" />
        <TextField {...field('email')} label="E-mail address" type="email" autoComplete="email" />
        <TextField {...field('phone')} label="Phone number (optional)" type="tel" autoComplete="tel" />
        <TextField {...field('school')} label="School" autoComplete="organization" />
      </FieldGroup>
      <PreferredDates field={field} problemOf={problemOf} />
      <FieldGroup title="Your classes" hint="Optional. This helps us to prepare.">
        <YearGroups
          nation={nation}
          chosen={values.year_groups}
          error={errors.year_groups}
          onChange={(year_groups) => change({ year_groups })}
        />
        <TextField
          {...field('class_sizes')}
          label="How many children"
          hint={`For example, 28 in ${yearGroupsOf[nation].at(-3)} and 30 in ${yearGroupsOf[nation].at(-2)}`}
        />
      </FieldGroup>
      <TextArea
        {...field('message')}
        maxLength={undefined}
        label="Message (optional)"
        hint="Tell us what you would like, and anything we should know about times, rooms or needs."
      />
      <Honeypot name={hiddenFieldName} value={values.website} onChange={(website) => change({ website })} />
      <div>
        <Button type="submit" isBusy={sending.isPending} busyLabel="Sending…">
          Send the booking request
        </Button>
      </div>
    </form>
  )
}
