import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { brandQuery } from '../api/brand-query.ts'
import { usePromises } from '../api/use-promises.ts'
import { mayOpen } from '../session/landing.ts'
import { useSession } from '../session/use-session.ts'
import { Section } from '../ui/page/section.tsx'
import { unbroken } from '../ui/text/unbroken.tsx'
import { hasStaffPages } from './menu-items.ts'
import { ShelfPicture } from './shelf-picture.tsx'
import { SocialLinks } from './social-links.tsx'

/** Other help: pages that may already answer the question, and our social networks. */
export function ContactAside() {
  const { data: brand } = useQuery(brandQuery)
  const { isSignedIn, user } = useSession()
  const { answerDays } = usePromises()
  return (
    <div className="grid gap-8">
      <Section id="what-happens" title="What happens next">
        <p className="mt-2 max-w-[45ch]">
          {unbroken(`You will get a reference by e-mail at once. We will answer by e-mail within ${answerDays}.`)}
        </p>
      </Section>
      <Section id="perhaps-quicker" title="This may be quicker">
        <ul className="mt-2 grid gap-1">
          {!isSignedIn && (
            <li>
              <Link to="/forget-password" className="link inline-flex min-h-11 items-center">
                Choose a new password
              </Link>
            </li>
          )}
          {user && hasStaffPages(user) && mayOpen(user, '/book-session') && (
            <li>
              <Link to="/book-session" className="link inline-flex min-h-11 items-center">
                Book an enterprise session
              </Link>
            </li>
          )}
          <li>
            <Link to="/privacy" className="link inline-flex min-h-11 items-center">
              What data we hold about you, and for how long
            </Link>
          </li>
          <li>
            <Link to="/data-requests" className="link inline-flex min-h-11 items-center">
              Your data: ask or complain
            </Link>
          </li>
        </ul>
      </Section>
      {brand && brand.social.length > 0 && (
        <Section id="follow-us" title="Follow us">
          <SocialLinks label="Our pages on other sites" />
        </Section>
      )}
      <ShelfPicture className="w-full max-w-sm max-desktop:hidden" />
    </div>
  )
}
