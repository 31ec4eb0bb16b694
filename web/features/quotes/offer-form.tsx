import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatPounds } from '#contract/money.ts'
import { type Quote, saveOffer } from '#contract/quotes.ts'
import { todayInUk } from '#contract/school-days.ts'
import { savedButNotLater } from '../../forms/saved-but-not-later.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'
import { FieldGroup } from '../../ui/fields/field-group.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { ChangedNotice } from './changed-notice.tsx'
import { draftOf, fieldAt, fieldsOf, offerIn, totalOf, withFields } from './offer-draft.ts'
import { OfferLines } from './offer-lines.tsx'
import { useQuoteDecision } from './queries.ts'
import { vatOptions } from './wording.ts'

interface OfferFormProps {
  quote: Quote
  /** `isToSend`: the quote is to be sent now. */
  onDone: (isToSend: boolean) => void
  /** Leaves the saved quote as it is. */
  onKeep?: (() => void) | undefined
}

/** What a form that was begun on one version of a quote would overwrite in another. */
const savedIn = ({ status, has_offer, offer }: Quote) => JSON.stringify([status, has_offer && offer])

/**
 * Checks and changes what is offered: lines, prices, delivery, and what else the quote says. Nothing is mailed. What
 * somebody else saves meanwhile is shown, and replaced only when the operator says so.
 */
export function OfferForm({ quote, onDone, onKeep }: OfferFormProps) {
  const [base, setBase] = useState(quote)
  const [draft, setDraft] = useState(() => draftOf(quote.offer))
  const isChanged = savedIn(quote) !== savedIn(base)
  const { id } = quote
  const version = isChanged ? base.version : quote.version
  const decision = useQuoteDecision({ id, version })
  // Which of its two buttons was pressed last.
  const isToSend = useRef(true)
  const { field, problems, attempt, sending, formProps } = useForm(saveOffer, {
    values: fieldsOf(draft),
    onChange: (changed) => setDraft((before) => withFields(before, changed as Record<string, string>)),
    toInput: (values) => ({ version, ...offerIn(withFields(draft, values)) }),
    fieldAt: (path) => fieldAt(draft, path),
    check: ({ valid_until = '' }): Record<string, string | undefined> =>
      valid_until !== '' && valid_until < todayInUk() ? { valid_until: 'Choose today or a later day.' } : {},
    send: (values) => decision.mutateAsync({ kind: 'offer', offer: offerIn(withFields(draft, values)) }),
    onDone: (saved, _, later) => {
      if (later) {
        setBase(saved)
        showToast.success(savedButNotLater('The quote'))
        return undefined
      }
      if (!isToSend.current) showToast.success('The quote has been saved. Nothing has been sent yet.')
      onDone(isToSend.current)
      return undefined
    },
  })
  const replace = () => {
    flushSync(() => setBase(quote))
    formProps.ref.current?.requestSubmit()
  }
  const total = totalOf(draft)
  return (
    <form {...formProps} className="grid gap-6">
      <ErrorSummary problems={problems} attempt={attempt} />
      {isChanged && <ChangedNotice quote={quote} onReplace={replace} onKeep={() => onDone(false)} />}
      <OfferLines draft={draft} field={field} onChange={setDraft} />
      <div className="grid gap-6 phone:grid-cols-2">
        <TextField
          {...field('delivery')}
          label="Delivery (£)"
          hint="Enter 0 if it is free."
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField {...field('valid_until')} label="Valid until" hint="The last day to accept." type="date" />
        <SelectField {...field('vat')} label="VAT" options={vatOptions} />
        {draft.vat === 'added' && (
          <TextField
            {...field('vat_amount')}
            label="VAT (£)"
            hint="For the whole quote. It is added to the total."
            inputMode="decimal"
            autoComplete="off"
          />
        )}
      </div>
      <p role="status" className="font-bold text-lg tabular-nums">
        {Number.isNaN(total)
          ? 'Enter every price, quantity and the delivery to see the total.'
          : `Total: ${formatPounds(total)}`}
      </p>
      <FieldGroup title="On the quote">
        <TextField {...field('school')} label="School (optional)" autoComplete="off" />
        <TextField {...field('name')} label="Name" autoComplete="off" />
        <TextArea
          {...field('seller')}
          label="Seller"
          hint="Name, postal address, and company or VAT number, as on an invoice. We will suggest this for the next quote."
          rows={5}
        />
        <TextArea
          {...field('note')}
          label="Note on the quote (optional)"
          hint="For example, how long delivery takes."
          rows={3}
        />
      </FieldGroup>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          isBusy={sending.isPending}
          busyLabel="Saving…"
          onClick={() => {
            isToSend.current = true
          }}
        >
          Save and send
        </Button>
        <Button
          type="submit"
          tone="quiet"
          isBusy={sending.isPending}
          busyLabel="Saving…"
          onClick={() => {
            isToSend.current = false
          }}
        >
          Save for later
        </Button>
        {onKeep && (
          <Button tone="quiet" onClick={onKeep}>
            Leave it as it was
          </Button>
        )}
      </div>
    </form>
  )
}
