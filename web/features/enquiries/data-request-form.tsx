import type { User } from '#contract/accounts.ts'
import type { DataRequestKind } from '#contract/data-requests.ts'
import { sendDataRequest } from '#contract/enquiries.ts'
import { hiddenFieldName } from '#contract/inbox.ts'
import { forgetDrafts, useDraft } from '../../forms/use-draft.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'
import { Honeypot } from '../../ui/fields/honeypot.tsx'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'

export const requestSentSentence = 'We have received what you sent us.'

const empty = { kind: '', name: '', email: '', message: '', website: '' }

const choices = [
  { value: 'access', label: 'See my data', hint: 'Get a copy of what you hold about me' },
  { value: 'correction', label: 'Correct my data', hint: 'Something is wrong or missing' },
  { value: 'erasure', label: 'Delete my data' },
  { value: 'objection', label: 'Object to a use of my data, or limit it' },
  { value: 'portability', label: 'Take my data with me', hint: 'Get it as a file that other programs can read' },
  { value: 'complaint', label: 'Complain about how my data is used' },
] as const

interface DataRequestFormProps {
  /** Who is logged in need not say again what the account knows. */
  user: User | undefined
  onSent: (sent: { reference: string; due_on: string }) => void
}

export function DataRequestForm({ user, onSent }: DataRequestFormProps) {
  const [values, change] = useDraft('data-request', empty, (kept) => ({
    ...kept,
    name: kept.name || (user?.profile?.full_name ?? ''),
    email: kept.email || (user?.email ?? ''),
  }))
  const { field, problems, attempt, sending, formProps } = useForm(sendDataRequest, {
    values,
    onChange: change,
    onDone: (sent) => {
      forgetDrafts('data-request')
      showToast.success(requestSentSentence)
      onSent(sent)
      return undefined
    },
    // Nothing chosen is refused by the schema.
    toInput: (typed) => ({ ...typed, kind: typed.kind as DataRequestKind }),
    places: { 'request/too-large': 'message' },
  })
  const { maxLength: _, ...kind } = field('kind')
  return (
    <form {...formProps} method="post" className="grid gap-6">
      <ErrorSummary problems={problems} attempt={attempt} />
      <RadioGroup {...kind} label="What is it about?" options={choices} />
      <TextField {...field('name')} label="Your name" autoComplete="name" />
      <TextField
        {...field('email')}
        label="E-mail address"
        hint="If you have an account, use its address. We will reply to this address."
        type="email"
        autoComplete="email"
      />
      <TextArea
        {...field('message')}
        maxLength={undefined}
        label="What are you asking for, or what is wrong?"
        hint="Say which data you mean, as clearly as you can. Please do not name any child."
        rows={7}
      />
      <Honeypot name={hiddenFieldName} value={values.website} onChange={(website) => change({ website })} />
      <div>
        <Button type="submit" isBusy={sending.isPending} busyLabel="Sending…">
          Send
        </Button>
      </div>
    </form>
  )
}
