import { useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/accounts.ts'
import { joinSchool } from '#contract/membership.ts'
import { call } from '../../api/call.ts'
import { filled, useShortForm } from '../../api/use-short-form.ts'
import { rememberUser } from '../../session/session-query.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast.ts'

function CodeForm() {
  const client = useQueryClient()
  const { errors, problems, attempt, sending, handleSubmit } = useShortForm({
    checks: { school_code: filled('Enter the code from your school.') },
    send: (body) => call(joinSchool, { body }),
    onDone: (user) => {
      rememberUser(client, user)
      showToast.success(`${user.school?.title ?? 'Your school'} is now your school.`)
      return undefined
    },
    place: (error) => (error.code === 'school/not-found' ? { school_code: 'Not found' } : undefined),
  })
  return (
    <form noValidate className="mt-6 grid gap-4" onSubmit={handleSubmit}>
      <ErrorSummary problems={problems} attempt={attempt} />
      <TextField
        id="school_code"
        name="school_code"
        label="Invite code"
        hint="8 letters and digits, from your school. With it the whole bookshelf opens."
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={20}
        className="font-bold uppercase tracking-[0.2em]"
        error={errors.school_code}
      />
      <div>
        <Button type="submit" isBusy={sending.isPending} busyLabel="Looking…">
          Add the school
        </Button>
      </div>
    </form>
  )
}

/** The school of a parent; who has none adds one by its code. */
export function JoinSchool({ school }: { school: User['school'] }) {
  return (
    <section aria-labelledby="school" className="border-line border-t pt-6">
      <h2 id="school" className="text-xl">
        Your school
      </h2>
      {school ? <p className="mt-2">{school.title}</p> : <CodeForm />}
    </section>
  )
}
