import { ChevronDown } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useSession } from '../session/use-session.ts'
import { Disclosure } from '../ui/page/disclosure.tsx'
import { nameOf, shortNameOf } from './name-of.ts'

/** Visitors do without it. */
export const AccountLinks = lazy(() => import('./account-links.tsx'))

/** The drop-down of the signed-in user; nothing for visitors. `name`: whether there is room for it on the button. */
export function WelcomeMenu({ name }: { name: 'shown' | 'hidden' | 'where-wide' }) {
  const { isSignedIn, user } = useSession()
  if (!isSignedIn) return null
  const shortName = user && shortNameOf(user)
  return (
    <Disclosure
      name={user ? `Welcome, ${shortName || nameOf(user)}` : 'Welcome'}
      label={
        <>
          <span>
            Welcome
            {name !== 'hidden' && shortName && (
              <span className={name === 'where-wide' ? 'max-desktop:hidden' : undefined}>
                , <bdi>{shortName}</bdi>
              </span>
            )}
          </span>
          <ChevronDown aria-hidden className="size-5 shrink-0" />
        </>
      }
      buttonClass="flex min-h-12 cursor-pointer items-center gap-2 whitespace-nowrap rounded-md px-3 font-bold hover:bg-accent-soft hover:text-on-accent-soft aria-expanded:bg-accent-soft aria-expanded:text-on-accent-soft"
      panelClass="absolute top-full right-0 z-40 mt-2 w-72 rounded-md bg-raised p-2 shadow-lift"
    >
      <Suspense>
        <AccountLinks />
      </Suspense>
    </Disclosure>
  )
}
