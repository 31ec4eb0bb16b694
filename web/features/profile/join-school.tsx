import { useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/accounts.ts'
import { joinSchool } from '#contract/membership.ts'
import { useForm } from '../../forms/use-form.ts'
import { rememberUser } from '../../session/session-query.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Section } from '../../ui/page/section.tsx'

function CodeForm() {
  const client = useQueryClient()
  const { field, problems, attempt, sending, formProps } = useForm(joinSchool, {
    values: { school_code: '' },
    onDone: (user) => {
      rememberUser(client, user)
      showToast.success(`${user.school?.title ?? 'Your school'} is now your school.`)
      return undefined
    },
    places: { 'school/not-found': { school_code: 'Not found' } },
    withoutToast: true,
  })
  return (
    <form {...formProps} className="mt-6 grid gap-4">
      <ErrorSummary problems={problems} attempt={attempt} />
      <TextField
        {...field('school_code')}
        label="Invite code"
        hint="8 letters and digits, from your school. It opens the whole bookshelf."
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        className="font-bold uppercase tracking-[0.2em]"
      />
      <div>
        <Button type="submit" isBusy={sending.isPending} busyLabel="Looking…">
          Add the school
        </Button>
      </div>
    </form>
  )
}

/** The parent's school; a parent without one, or whose school was rejected, joins a school by its code. */
export function JoinSchool({ school }: { school: User['school'] }) {
  return (
    <Section id="school" title="Your school" className="max-w-[38rem]">
      {school && school.status !== 'rejected' ? <p className="mt-2">{school.title}</p> : <CodeForm />}
    </Section>
  )
}
