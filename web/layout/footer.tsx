import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { brandQuery } from '../api/brand-query.ts'
import { useSession } from '../session/use-session.ts'
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

/** Quick menu, the sponsor's quote, social links, copyright. */
export function Footer() {
  const { data: brand } = useQuery(brandQuery)
  const { isSignedIn, user } = useSession()
  return (
    <footer className="mt-16 print:hidden">
      <div className="page-width flex justify-end">
        <RowOfBooks className="h-20 tablet:h-28" />
      </div>
      <div className="board h-3" />
      <div className="bg-accent-soft text-on-accent-soft">
        <div className="page-width grid gap-x-16 gap-y-10 py-12 desktop:grid-cols-[minmax(0,1fr)_auto]">
          {brand?.quote && (
            <figure className="max-w-xl">
              <blockquote className="text-balance font-bold font-heading text-xl">“{brand.quote}”</blockquote>
              {brand.quote_author && <figcaption className="mt-3">{brand.quote_author}</figcaption>}
            </figure>
          )}
          <div className="grid content-start gap-6 desktop:justify-items-end">
            <nav aria-label="Quick menu">
              <ul className="flex flex-wrap gap-x-6 desktop:justify-end">
                {quickMenuItems(isSignedIn, user, brand?.shop_url ?? '').map(({ label, to, isExternal }) => (
                  <li key={to}>
                    <MenuLink
                      to={to}
                      isExternal={isExternal}
                      className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
                    >
                      {label}
                    </MenuLink>
                  </li>
                ))}
              </ul>
            </nav>
            <SocialLinks />
          </div>
          <div className="flex flex-wrap items-center gap-x-6 text-sm desktop:col-span-2">
            {/* Another year on a device whose clock is wrong. */}
            <p suppressHydrationWarning>
              © {new Date().getFullYear()} {brand?.app_name}
            </p>
            {information.map(({ label, to }) => (
              <Link key={to} to={to} className="inline-flex min-h-11 items-center underline underline-offset-4">
                {label}
              </Link>
            ))}
            <ConsentLink />
          </div>
          {brand?.organisation && (
            <p className="wrap-anywhere -mt-6 text-pretty text-sm desktop:col-span-2">{brand.organisation}</p>
          )}
        </div>
      </div>
    </footer>
  )
}
