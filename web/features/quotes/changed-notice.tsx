import type { Quote } from '#contract/quotes.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { OfferFacts } from './offer-facts.tsx'
import { OfferTable } from './offer-table.tsx'
import { statusNames } from './wording.ts'

interface ChangedNoticeProps {
  /** As it is now. */
  quote: Quote
  /** Saves what has been typed in its place. */
  onReplace: () => void
  /** Leaves it as it is now. */
  onKeep: () => void
}

/** Shows what somebody else has saved while a quote was being changed. */
export function ChangedNotice({ quote, onReplace, onKeep }: ChangedNoticeProps) {
  const { has_offer, offer, status } = quote
  return (
    <Notice title="This quote has changed since you opened it">
      <p>
        Its status is “{statusNames[status]}”.{' '}
        {has_offer && 'This is the quote as it is saved now. What you typed is still in the form below.'}
      </p>
      {has_offer && (
        <>
          <OfferTable offer={offer} />
          <OfferFacts offer={offer} />
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <Button tone="quiet" onClick={onReplace}>
          Replace it with what I typed
        </Button>
        <Button tone="quiet" onClick={onKeep}>
          Keep it and discard what I typed
        </Button>
      </div>
    </Notice>
  )
}
