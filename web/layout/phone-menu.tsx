import { Menu } from 'lucide-react'
import { useSession } from '../session/use-session.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { AccountLinks } from './account-links.tsx'
import { MainNavigation } from './main-navigation.tsx'
import { nameOf } from './name-of.ts'

/** Everything of the header behind one button, on a phone. */
export function PhoneMenu() {
  const { isSignedIn, user } = useSession()
  return (
    <Disclosure
      className="static!"
      label={
        <>
          <Menu aria-hidden className="size-6" />
          Menu
        </>
      }
      buttonClass="flex min-h-12 cursor-pointer items-center gap-2 rounded-md bg-accent-soft px-4 font-bold text-on-accent-soft"
      panelClass="absolute inset-x-0 top-full bg-raised p-3 shadow-lift"
    >
      <MainNavigation />
      {isSignedIn && (
        <>
          <p className="mt-2 truncate border-line border-t px-4 pt-3 text-ink-soft text-sm">
            {user ? `Welcome, ${nameOf(user)}` : 'Welcome'}
          </p>
          <AccountLinks />
        </>
      )}
    </Disclosure>
  )
}
