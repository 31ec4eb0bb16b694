import type { User } from '#contract/accounts.ts'
import { sendMessage } from '#contract/enquiries.ts'
import { hiddenFieldName } from '#contract/inbox.ts'
import { forgetDrafts, useDraft } from '../../forms/use-draft.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'
import { Honeypot } from '../../ui/fields/honeypot.tsx'
import { formatPostcode } from '../../ui/fields/postcode.ts'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'

export const sentSentence = 'Your message has been sent.'

const empty = { name: '', email: '', telephone: '', postcode: '', message: '', website: '' }

interface ContactFormProps {
  /** Who is logged in need not say again what the account knows. */
  user: User | undefined
  onSent: (reference: string) => void
}

export function ContactForm({ user, onSent }: ContactFormProps) {
  const [values, change] = useDraft('contact', empty, (kept) => ({
    ...kept,
    name: kept.name || (user?.profile?.full_name ?? ''),
    email: kept.email || (user?.email ?? ''),
    telephone: kept.telephone || (user?.profile?.phone_number ?? ''),
  }))
  const { field, problems, attempt, sending, formProps } = useForm(sendMessage, {
    values,
    onChange: change,
    onDone: ({ reference }) => {
      forgetDrafts('contact')
      showToast.success(sentSentence)
      onSent(reference)
      return undefined
    },
    places: { 'request/too-large': 'message' },
  })
  return (
    <form {...formProps} method="post" className="grid gap-6">
      <ErrorSummary problems={problems} attempt={attempt} />
      <TextField {...field('name')} label="Your name" autoComplete="name" />
      <TextField
        {...field('email')}
        label="E-mail address"
        hint="We will reply to this address."
        type="email"
        autoComplete="email"
      />
      <div className="grid gap-6 phone:grid-cols-[3fr_2fr]">
        <TextField {...field('telephone')} label="Telephone (optional)" type="tel" autoComplete="tel" />
        <TextField
          {...field('postcode')}
          label="Postcode (optional)"
          onBlur={() => change({ postcode: formatPostcode(values.postcode) })}
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <TextArea {...field('message')} maxLength={undefined} label="Your message" rows={7} />
      <Honeypot name={hiddenFieldName} value={values.website} onChange={(website) => change({ website })} />
      <div>
        <Button type="submit" isBusy={sending.isPending} busyLabel="Sending…">
          Send the message
        </Button>
      </div>
    </form>
  )
}
