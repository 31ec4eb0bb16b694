import type { Quote } from '#contract/quotes.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { WordsForm } from '../../inbox/words-form.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { useQuoteDecision } from './queries.ts'
import { unprintableSentence } from './wording.ts'

/** Mails the saved quote, after a last question. */
export function SendQuote({ quote, onSent }: { quote: Quote; onSent: () => void }) {
  const sending = useQuoteDecision(quote)
  const warning = unprintableSentence(quote)
  const handleSent = () => {
    showToast.success('The quote has been sent.')
    onSent()
  }
  return (
    <WordsForm
      label="Add a message (optional)"
      hint={`We will send the quote as a PDF to ${quote.email}, and say how to accept it.`}
      button="Send the quote"
      isOptional
      isBusy={sending.isPending}
      problem={sending.error ? sentenceOf(sending.error) : undefined}
      onSend={(text) => void sending.mutateAsync({ kind: 'send', text }).then(handleSent, () => undefined)}
    >
      {warning && <p>{warning}</p>}
    </WordsForm>
  )
}
