import { useState } from 'react'
import type { Quote } from '#contract/quotes.ts'
import { dayInWords, todayInUk } from '#contract/school-days.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { useWhenDone } from '../../forms/use-when-done.ts'
import { WordsForm } from '../../inbox/words-form.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useQuoteDecision } from './queries.ts'

/** Notes the order with its number; the buyer is mailed a confirmation. */
export function AcceptForm({ quote, onDone }: { quote: Quote; onDone: () => void }) {
  const [number, setNumber] = useState(quote.order_number)
  const last = quote.sent.at(-1)
  const accepting = useQuoteDecision(quote)
  const whenDone = useWhenDone(onDone)
  return (
    <WordsForm
      label="Add a message (optional)"
      hint="For example, when you will deliver. We will e-mail this to the school with the confirmation."
      button="Confirm the order"
      isOptional
      isBusy={accepting.isPending}
      problem={accepting.error ? sentenceOf(accepting.error) : undefined}
      onSend={(text) =>
        whenDone(
          accepting.mutateAsync({ kind: 'status', status: 'accepted', order_number: number, text }),
          'The order has been confirmed by e-mail.',
        )
      }
    >
      {last && last.offer.valid_until < todayInUk() && (
        <p>This quote was valid until {dayInWords(last.offer.valid_until)}.</p>
      )}
      {last && quote.status === 'received' && (
        <p>
          The order is for the quote {last.number} that was sent. The changes that have not been sent will be discarded.
        </p>
      )}
      <TextField
        label="Purchase order number (optional)"
        hint="If the school uses one."
        value={number}
        maxLength={50}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setNumber(event.currentTarget.value)}
      />
    </WordsForm>
  )
}
