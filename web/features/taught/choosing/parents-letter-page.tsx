import '../taught.css'
import { Printer } from 'lucide-react'
import { dayInWords, todayInUk } from '#contract/school-days.ts'
import type { ParentsPage } from '#contract/taught.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { inGroups, WhatParentsMay, whenTaught } from '../wording.tsx'
import { OwnPage } from './what-parents-see-page.tsx'

const wayHere = [
  { label: 'Your school', to: '/your-school' },
  { label: 'What parents can see', to: '/your-school/taught' },
]

/** A letter that a head sends on paper, or prints to a file. */
export function ParentsLetterPage() {
  return (
    <Page breadcrumb={[...wayHere, { label: 'Letter to parents' }]} className="taught-letter-page">
      <OwnPage>{(page) => (page.link ? <Letter page={page} link={page.link} /> : <NoLink />)}</OwnPage>
    </Page>
  )
}

function NoLink() {
  return (
    <Notice title="There is no link to print yet" className="mt-6 max-w-[60ch]">
      <p>Make the link for parents first. Then the letter has it, as a square code and in words.</p>
      <div>
        <ButtonLink to="/your-school/taught" tone="quiet">
          What parents can see
        </ButtonLink>
      </div>
    </Notice>
  )
}

function Letter({ page, link }: { page: ParentsPage; link: NonNullable<ParentsPage['link']> }) {
  const shown = page.plans.filter(({ is_shown }) => is_shown)
  return (
    <>
      <div className="mt-4 print:hidden">
        <Button onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          Print the letter
        </Button>
      </div>
      <article className="taught-letter">
        <p>
          <strong>{page.school}</strong>
          <br />
          {dayInWords(todayInUk())}
        </p>
        <h2 className="text-xl">What your child is taught</h2>
        <p>Dear parents and carers,</p>
        <p>
          You can read what we teach with the storybooks that we use: the lesson plans in plain words, and what the
          class sees. You need no account.
        </p>
        <div className="taught-letter-way">
          <QrCode qr={link.qr} label="QR code that opens the page" className="" />
          <p>
            Point your phone’s camera at the square, or go to
            <br />
            <strong translate="no">{link.url.replace(/^https?:\/\//, '').replace(/#.*$/, '')}</strong>
            <br />
            and type
            <br />
            <strong translate="no">{inGroups(link.code)}</strong>
          </p>
        </div>
        {shown.length > 0 && (
          <ul className="grid list-disc gap-1 pl-6">
            {shown.map((plan) => (
              <li key={plan.id}>
                {plan.title}. {whenTaught(plan, page.nation)}.
              </li>
            ))}
          </ul>
        )}
        <p>
          <WhatParentsMay isEngland={page.is_england} />
        </p>
        <p>With best wishes,</p>
        <p>{page.school}</p>
      </article>
    </>
  )
}
