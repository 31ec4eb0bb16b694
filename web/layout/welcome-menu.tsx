import { ChevronDown } from 'lucide-react'
import { useSession } from '../session/use-session.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { AccountLinks } from './account-links.tsx'

/** The drop-down of who is signed in; nothing for visitors. */
export function WelcomeMenu() {
  const { isSignedIn, user } = useSession()
  if (!isSignedIn) return null
  return (
    <Disclosure
      label={
        <>
          <span className="min-w-0 truncate">Welcome{user && `, ${user.username || user.email}`}</span>
          <ChevronDown aria-hidden className="size-5 shrink-0" />
        </>
      }
      className="min-w-0"
      buttonClass="ml-auto flex min-h-12 max-w-full cursor-pointer items-center gap-2 rounded-md px-4 font-bold hover:bg-accent-soft hover:text-on-accent-soft aria-expanded:bg-accent-soft aria-expanded:text-on-accent-soft"
      panelClass="absolute top-full right-0 z-40 mt-2 w-64 rounded-md bg-raised p-2 shadow-lift"
    >
      <AccountLinks />
    </Disclosure>
  )
}
