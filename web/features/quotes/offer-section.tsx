import { FileText } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { urlFor } from '#contract/endpoint.ts'
import { formatPounds } from '#contract/money.ts'
import { type Quote, readQuotePdf, type SentQuote } from '#contract/quotes.ts'
import { CaseSection } from '../../inbox/case-section.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { moment } from '../../ui/text/moment.ts'
import { OfferFacts } from './offer-facts.tsx'
import { OfferForm } from './offer-form.tsx'
import { OfferTable } from './offer-table.tsx'
import { SendQuote } from './send-quote.tsx'
import { unprintableSentence } from './wording.ts'

/** What is offered: a form until it has been saved, then the saved quote with its PDF, to be sent. */
export function OfferSection({ quote }: { quote: Quote }) {
  const { status, has_offer, number, sent } = quote
  const isOpen = status === 'received' || status === 'quoted'
  const isMissing = isOpen && !has_offer
  // A form that was begun stays when somebody else saves a quote meanwhile, and ends when the quote is closed or ordered.
  const [isBegun, setBegun] = useState(isMissing)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    setBegun(isMissing)
  }
  const isEditing = isOpen && (isBegun || isMissing)
  const [isSending, setSending] = useState(false)
  const [finished, setFinished] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  // What had the focus is gone: the form, or the dialog's button.
  useEffect(() => {
    if (finished > 0) heading.current?.focus()
  }, [finished])
  const finish = () => {
    setBegun(false)
    setSending(false)
    setFinished((count) => count + 1)
  }
  const leaveForm = (isToSend: boolean) => {
    if (!isToSend) return finish()
    setBegun(false)
    setSending(true)
  }
  const last = status === 'received' ? undefined : sent.at(-1)
  const warning = isOpen && unprintableSentence(quote)
  if (!(isEditing || has_offer)) return null
  const title = has_offer ? 'Change the quote' : 'Prepare the quote'
  return (
    <CaseSection title={isEditing ? title : `Quote ${number}`} headingRef={heading}>
      {warning && (
        <Notice title="The PDF cannot show some characters">
          <p>{warning}</p>
        </Notice>
      )}
      {isEditing ? (
        <OfferForm quote={quote} onDone={leaveForm} onKeep={has_offer ? finish : undefined} />
      ) : (
        <>
          <OfferTable offer={last?.offer ?? quote.offer} />
          <OfferFacts offer={last?.offer ?? quote.offer} />
          <div className="flex flex-wrap gap-3">
            {status === 'received' && <Button onClick={() => setSending(true)}>Send the quote</Button>}
            <PdfLink id={quote.id} revision={last?.revision} label="Open the PDF" />
            {isOpen && (
              <Button tone="quiet" onClick={() => setBegun(true)}>
                Change the quote
              </Button>
            )}
          </div>
        </>
      )}
      <SentQuotes id={quote.id} sent={last ? sent.slice(0, -1) : sent} />
      <Dialog isOpen={isSending} title="Send the quote?" onClose={() => setSending(false)}>
        <SendQuote quote={quote} onSent={finish} />
      </Dialog>
    </CaseSection>
  )
}

function PdfLink({ id, revision, label }: { id: string; revision: number | undefined; label: string }) {
  return (
    <a
      href={urlFor(readQuotePdf, { params: { id }, query: { revision } })}
      target="_blank"
      rel="noreferrer"
      className={buttonClass('quiet')}
    >
      <FileText aria-hidden className="size-5" />
      {label}
    </a>
  )
}

/** The quotes that the shown one replaces, as they were sent. */
function SentQuotes({ id, sent }: { id: string; sent: SentQuote[] }) {
  if (sent.length === 0) return null
  return (
    <ul aria-label="Earlier quotes" className="grid gap-3">
      {sent.map(({ revision, number, time, offer }) => (
        <li key={revision} className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span>
            {number}, sent on {moment(time)}: {formatPounds(offer.total)}
          </span>
          <PdfLink id={id} revision={revision} label={`Open ${number}`} />
        </li>
      ))}
    </ul>
  )
}
