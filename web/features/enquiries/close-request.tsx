import { useState } from 'react'
import { maximumOutcomeLength, Outcome, outcomeNames } from '#contract/data-requests.ts'
import type { Enquiry } from '#contract/enquiries.ts'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { CaseSection } from '../../inbox/case-section.tsx'
import { WordsForm } from '../../inbox/words-form.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { useEnquiryDecision } from './queries.ts'

const choices = Outcome.options.map((value) => ({ value, label: outcomeNames[value] }))

/** Closes a data request with how it ended, which is kept and mailed to nobody. */
export function CloseRequest({ enquiry }: { enquiry: Enquiry }) {
  const [outcome, setOutcome] = useState<Outcome>()
  const [isAsked, setAsked] = useState(false)
  const closing = useEnquiryDecision(enquiry)
  const fields = closing.error instanceof ApiError ? closing.error.fields : {}
  const missing = isAsked && !outcome ? 'Choose how this request ended.' : fields.outcome
  return (
    <CaseSection title="Close the request another way">
      {/* Also when the words are missing, so that both are asked for at once. */}
      <div onSubmitCapture={() => setAsked(true)}>
        <WordsForm
          label="What was done, or why not"
          hint="We keep this with the request, and do not send it."
          button="Close the request"
          busyLabel="Closing…"
          tone="quiet"
          maxLength={maximumOutcomeLength}
          isBusy={closing.isPending}
          error={fields.outcome_text}
          problem={closing.error ? sentenceOf(closing.error) : undefined}
          onSend={(outcome_text) => {
            if (!outcome) return
            closing.mutate(
              { kind: 'status', status: 'closed', outcome, outcome_text },
              { onSuccess: () => showToast.success('The request has been closed. You can reopen it.') },
            )
          }}
        >
          <RadioGroup
            id="outcome"
            name="outcome"
            label="How did it end?"
            value={outcome ?? ''}
            error={missing}
            options={choices}
            onChange={({ target }) => setOutcome(choices.find(({ value }) => value === target.value)?.value)}
          />
        </WordsForm>
      </div>
    </CaseSection>
  )
}
