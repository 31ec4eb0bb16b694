import { useQueryClient } from '@tanstack/react-query'
import { FilePlus2, Landmark, LogOut, Settings, UserPen, UserPlus, Users } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { refusal } from '#contract/access.ts'
import type { User } from '#contract/accounts.ts'
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

/** The pages about the account of `user`, in the order of the menu. */
function pagesOf(user: User) {
  const isOperator = user.role === 'admin'
  const isStaff = hasStaffPages(user)
  const mayAuthor = refusal('author', principalOf(user)) === null
  const invitePath = isStaff ? '/add-users' : '/invite'
  return [
    { to: '/profile/update', label: 'Update profile', Icon: UserPen, isShown: true },
    { to: invitePath, label: isStaff ? 'Invite parents' : 'Invite', Icon: UserPlus, isShown: !isOperator },
    { to: '/your-school', label: 'Your school', Icon: Landmark, isShown: isStaff },
    { to: '/resources/manage', label: 'Your resources', Icon: FilePlus2, isShown: mayAuthor && !isOperator },
    { to: '/class-codes', label: 'Your class codes', Icon: Users, isShown: mayAuthor },
    { to: '/profile/settings', label: 'Settings', Icon: Settings, isShown: true },
  ].filter(({ to, isShown }) => isShown && mayOpen(user, to))
}

/** Whose account it is, after `greeting`, and what they can do with it. */
export default function AccountLinks({ greeting = '' }: { greeting?: string }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { user } = useSession()
  return (
    <>
      {user && <WhoIsLoggedIn name={greeting + nameOf(user)} email={user.email} />}
      <ul>
        {(user ? pagesOf(user) : []).map(({ to, label, Icon }) => (
          <li key={to}>
            <Link to={to} className={row}>
              <Icon aria-hidden className="size-5" />
              {label}
            </Link>
          </li>
        ))}
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
