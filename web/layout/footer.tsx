import './footer.css'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { brandQuery } from '../api/brand-query.ts'
import { useSession } from '../session/use-session.ts'
import { classNames } from '../ui/class-names.ts'
import { ExampleTag } from '../ui/text/example-tag.tsx'
import { ConsentLink } from './analytics/consent-link.tsx'
import { quickMenuItems } from './menu-items.ts'
import { MenuLink } from './menu-link.tsx'
import { RowOfBooks } from './row-of-books.tsx'
import { SocialLinks } from './social-links.tsx'

const information = [
  { label: 'About', to: '/about' },
  { label: 'Introduction', to: '/introduction' },
  { label: 'Terms', to: '/terms' },
  { label: 'Privacy', to: '/privacy' },
  { label: 'Accessibility', to: '/accessibility' },
  { label: 'Data and safety', to: '/trust' },
]

/** The pages that end with all of it on a phone too; on the others it is short there. */
const long = ['/', '/about', '/resources']

/** Quick menu, the sponsor's quote, social links, copyright. */
export function Footer() {
  const { data: brand } = useQuery(brandQuery)
  const { isSignedIn, user } = useSession()
  const isShort = !long.includes(useLocation().pathname)
  return (
    <footer
      className={classNames('footer mt-16 print:hidden', isShort && 'max-phone:mt-10')}
      data-short={isShort || undefined}
    >
      <div className={classNames('page-width flex justify-end', isShort && 'max-phone:hidden')}>
        <RowOfBooks className="h-20 tablet:h-28" />
      </div>
      <div className="board h-3" />
      <div className="bg-accent-soft text-on-accent-soft">
        <div className="footer-parts page-width">
          {brand?.quote && (
            <figure className="footer-quote">
              <blockquote>“{brand.quote}”</blockquote>
              {brand.quote_author && (
                <figcaption>
                  {brand.quote_author} {brand.examples.includes('quote') && <ExampleTag className="ml-1" />}
                </figcaption>
              )}
            </figure>
          )}
          <div className="footer-ways">
            <nav aria-label="Quick menu">
              <ul className="footer-links font-bold">
                {quickMenuItems(isSignedIn, user, brand?.shop_url ?? '').map(({ label, to, isExternal }) => (
                  <li key={to}>
                    <MenuLink to={to} isExternal={isExternal} className="footer-link">
                      {label}
                    </MenuLink>
                  </li>
                ))}
              </ul>
            </nav>
            <SocialLinks />
          </div>
          <div className="footer-links footer-information">
            {/* Another year on a device whose clock is wrong. */}
            <p suppressHydrationWarning>
              © {new Date().getFullYear()} {brand?.app_name}
            </p>
            {information.map(({ label, to }) => (
              <Link key={to} to={to} className="footer-link">
                {label}
              </Link>
            ))}
            <ConsentLink />
          </div>
          {brand?.organisation && <p className="footer-organisation">{brand.organisation}</p>}
        </div>
      </div>
    </footer>
  )
}
