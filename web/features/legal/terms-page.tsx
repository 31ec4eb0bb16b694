import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { brandQuery } from '../../api/brand-query.ts'
import { LegalList, LegalPage, LegalSection } from './legal-page.tsx'

export function TermsPage() {
  const { data: brand } = useQuery(brandQuery)
  return (
    <LegalPage
      title="Terms"
      lead={`What you can expect of ${brand?.app_name ?? 'this portal'}, and what we ask of you.`}
    >
      <LegalSection title="Who may use it">
        <p>
          The portal is for UK primary schools and for the parents and carers of children aged 6 to 9. An account holder
          is an adult; children read with them and have no account. It costs nothing.
        </p>
        <p>
          We compare each school with the national register before everything opens. Staff confirm that they work at the
          school they register, and have its leave to do so.
        </p>
      </LegalSection>
      <LegalSection title="What you may do with the books">
        <LegalList
          items={[
            'Read them on screen, aloud, and on the classroom board.',
            'Print or copy guides, plans and certificates for your own class or family.',
            'Not sell them, not publish them elsewhere, and not take out who wrote and paid for them.',
          ]}
        />
        <p>The books, pictures and plans belong to those who made them; these terms do not change that.</p>
      </LegalSection>
      <LegalSection title="Your account">
        <LegalList
          items={[
            'Give your own name and address, and keep your password to yourself.',
            'Give the school’s invite code only to its parents and staff. If it has got about, renew it.',
            'Invite only people who would expect to hear from you.',
            'Do not upload what you have no right to share, or what is unlawful, hurtful or not meant for a school.',
          ]}
        />
        <p>
          We may close an account that breaks these terms. We say why, and you may ask us to look again. You can delete
          your account yourself at any time, in the{' '}
          <Link to="/profile/settings" className="link">
            settings
          </Link>
          .
        </p>
      </LegalSection>
      <LegalSection title="What we promise, and what not">
        <p>
          We take care that the books are right for their age and that the portal works, but we cannot promise that it
          is never interrupted or without fault. Nothing here limits our liability where the law does not allow it, for
          instance for death or injury caused by negligence, or for fraud.
        </p>
      </LegalSection>
      <LegalSection title="Changes, and the law">
        <p>
          When these terms change in a way that matters to you, we write to you at least 30 days before. They follow the
          law of England and Wales; if you live in Scotland or Northern Ireland, you can also go to court there.
        </p>
        <p>
          How we use what we know of you is in the{' '}
          <Link to="/privacy" className="link">
            privacy notice
          </Link>
          .
        </p>
      </LegalSection>
    </LegalPage>
  )
}
