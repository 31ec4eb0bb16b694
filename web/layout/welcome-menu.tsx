import { ChevronDown } from 'lucide-react'
import { useSession } from '../session/use-session.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { AccountLinks } from './account-links.tsx'
import { nameOf } from './name-of.ts'

/** The drop-down of the signed-in user; nothing for visitors. On narrow screens the name is in the panel only. */
export function WelcomeMenu() {
  const { isSignedIn, user } = useSession()
  if (!isSignedIn) return null
  const name = user && nameOf(user)
  return (
    <Disclosure
      className="min-w-0"
      label={
        <>
          <span className="min-w-0 truncate">
            Welcome{name && <span className="max-desktop:sr-only">{`, ${name}`}</span>}
          </span>
          <ChevronDown aria-hidden className="size-5 shrink-0" />
        </>
      }
      buttonClass="ml-auto flex min-h-12 max-w-full cursor-pointer items-center gap-2 rounded-md px-2 font-bold tablet:px-4 hover:bg-accent-soft hover:text-on-accent-soft aria-expanded:bg-accent-soft aria-expanded:text-on-accent-soft"
      panelClass="absolute top-full right-0 z-40 mt-2 w-72 rounded-md bg-raised p-2 shadow-lift"
    >
      {user && <p className="px-4 py-2 text-ink-soft text-sm [overflow-wrap:anywhere]">{user.email}</p>}
      <AccountLinks />
    </Disclosure>
  )
}
