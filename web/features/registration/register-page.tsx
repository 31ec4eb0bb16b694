import { Link, Navigate, useSearchParams } from 'react-router'
import { providersQuery } from '../../api/providers-query.ts'
import { hasSuggestionsQuery } from '../../api/suggested-schools.ts'
import { ProviderLinks } from '../../domain/provider-links.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { landingOf } from '../../session/landing.ts'
import { useSession } from '../../session/use-session.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { CardPage } from '../../ui/page/card-page.tsx'
import { emptyParent, emptySchool, emptyWay, type Way } from './drafts.ts'
import { ParentSignUp } from './parent/parent-sign-up.tsx'
import { SchoolForm } from './school/school-form.tsx'
import { WhoChoice } from './who-choice.tsx'

/** A letter's link brings the code, once: afterwards one may change one's mind. */
const followLink = (link: string) => (kept: Way) =>
  link && link !== kept.link ? { who: 'parent' as const, code: link, asked: link, isWithoutCode: false, link } : kept

export const prefetch = () => [hasSuggestionsQuery, providersQuery]

const quickest =
  'If your e-mail address there ends like the school’s website, you can open every book at once, without a form or a password.'

export function RegisterPage() {
  const { isSignedIn, user } = useSession()
  const [search] = useSearchParams()
  const [way, changeWay] = useDraft<Way>('sign-up-way', emptyWay, followLink((search.get('code') ?? '').slice(0, 20)))
  const [school, changeSchool] = useDraft('sign-up-school', emptySchool)
  const [parent, changeParent] = useDraft('sign-up-parent', emptyParent)
  if (isSignedIn) return <Navigate to={(user && landingOf(user)) ?? '/'} replace />
  return (
    <CardPage
      lead={
        <p>
          It is free for primary schools and for families.{' '}
          <Link to="/login" className="link whitespace-nowrap">
            Log in
          </Link>{' '}
          if you have an account.
        </p>
      }
    >
      <noscript>
        <Notice title="Registering needs JavaScript">
          <p>
            Switch it on in your browser’s settings, then reload the page. If you cannot,{' '}
            <a href="/contact" className="link">
              write to us
            </a>
            : say whether you are a school or a parent, and we will help you register.
          </p>
        </Notice>
      </noscript>
      <div className="grid gap-8 noscript:hidden">
        <WhoChoice who={way.who} onChange={(who) => changeWay({ who })} />
        {way.who === 'school' && (
          <>
            <ProviderLinks title="The quickest way: your school’s account" note={quickest} />
            <SchoolForm values={school} onChange={changeSchool} />
          </>
        )}
        {way.who === 'parent' && (
          <ParentSignUp way={way} onWayChange={changeWay} values={parent} onChange={changeParent} />
        )}
      </div>
    </CardPage>
  )
}
