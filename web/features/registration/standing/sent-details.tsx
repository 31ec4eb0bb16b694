import { useState } from 'react'
import type { Verification } from '#contract/schools.ts'
import { Button } from '../../../ui/button.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { longDay } from '../../../ui/text/moment.ts'
import { DetailsForm } from './details-form.tsx'

/** What the school sent, and the way to correct it. */
export function SentDetails({ verification }: { verification: Verification }) {
  const { sent, sent_time } = verification
  const [isCorrecting, setCorrecting] = useState(false)
  const address = [sent.address_1, sent.address_2, sent.city, sent.county, sent.postcode]
  return (
    <Section id="sent" title="What you sent" className="rounded-md bg-surface p-6 shadow-rest">
      <p className="text-ink-soft text-sm">
        on <time dateTime={sent_time}>{longDay(sent_time)}</time>
      </p>
      {isCorrecting ? (
        <DetailsForm verification={verification} onClose={() => setCorrecting(false)} />
      ) : (
        <>
          <div className="mt-4 flex items-start gap-4">
            {sent.logo && (
              <img src={sent.logo} alt="The school’s logo" className="size-20 rounded-sm bg-paper object-contain" />
            )}
            <div className="min-w-0">
              <p className="font-bold">{sent.title}</p>
              <p>{address.filter(Boolean).join(', ')}</p>
            </div>
          </div>
          <Button tone="quiet" className="mt-4" onClick={() => setCorrecting(true)}>
            Correct the details
          </Button>
        </>
      )}
    </Section>
  )
}
