import { useQueryClient } from '@tanstack/react-query'
import { FilePlus2, LogOut, Settings, UserPen, UserPlus, Users } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { refusal } from '#contract/access.ts'
import { mayOpen } from '../session/landing.ts'
import { logOut } from '../session/log-out.ts'
import { principalOf } from '../session/principal.ts'
import { useSession } from '../session/use-session.ts'
import { EmailAddress } from '../ui/text/email-address.tsx'
import { hasStaffPages } from './menu-items.ts'
import { nameOf } from './name-of.ts'

const row =
  'flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-sm px-4 text-left font-bold hover:bg-accent-soft hover:text-on-accent-soft'

/** The account's whole name and address. */
function WhoIsLoggedIn({ name, email }: { name: string; email: string }) {
  return (
    <p className="wrap-anywhere px-4 py-2">
      {name !== email && <span className="block font-bold">{name}</span>}
      <span className="block text-ink-soft text-sm">
        <EmailAddress>{email}</EmailAddress>
      </span>
    </p>
  )
}

/** Whose account it is, after `greeting`, and what they can do with it. */
export default function AccountLinks({ greeting = '' }: { greeting?: string }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { user } = useSession()
  const isStaff = user !== undefined && hasStaffPages(user)
  const invitePath = isStaff ? '/add-users' : '/invite'
  const mayAuthor = user && refusal('author', principalOf(user)) === null
  return (
    <>
      {user && <WhoIsLoggedIn name={greeting + nameOf(user)} email={user.email} />}
      <ul>
        {mayOpen(user, '/profile/update') && (
          <li>
            <Link to="/profile/update" className={row}>
              <UserPen aria-hidden className="size-5" />
              Update profile
            </Link>
          </li>
        )}
        {user && user.role !== 'admin' && mayOpen(user, invitePath) && (
          <li>
            <Link to={invitePath} className={row}>
              <UserPlus aria-hidden className="size-5" />
              {isStaff ? 'Invite parents' : 'Invite'}
            </Link>
          </li>
        )}
        {mayAuthor && user.role !== 'admin' && (
          <li>
            <Link to="/resources/manage" className={row}>
              <FilePlus2 aria-hidden className="size-5" />
              Your resources
            </Link>
          </li>
        )}
        {mayAuthor && (
          <li>
            <Link to="/class-codes" className={row}>
              <Users aria-hidden className="size-5" />
              Your class codes
            </Link>
          </li>
        )}
        {mayOpen(user, '/profile/settings') && (
          <li>
            <Link to="/profile/settings" className={row}>
              <Settings aria-hidden className="size-5" />
              Settings
            </Link>
          </li>
        )}
        <li>
          <button type="button" className={row} onClick={() => void logOut(client, navigate)}>
            <LogOut aria-hidden className="size-5" />
            Log out
          </button>
        </li>
      </ul>
    </>
  )
}
