import type { User } from '#contract/accounts.ts'

export interface MenuItem {
  label: string
  to: string
}

const resources: MenuItem = { label: 'Resources', to: '/resources' }

/** What only the people who run the portal see. */
const operatorItems: MenuItem[] = [
  { label: 'Schools', to: '/admin/schools' },
  { label: 'Mailbox', to: '/admin/mailbox' },
  { label: 'Audit log', to: '/admin/audit' },
]

/** The main navigation of who is, or is not, signed in. */
export function menuItems(isSignedIn: boolean, user: User | undefined): MenuItem[] {
  if (!isSignedIn)
    return [
      { label: 'Log in', to: '/login' },
      { label: 'Register', to: '/register' },
    ]
  return user?.role === 'admin' ? [resources, ...operatorItems] : [resources]
}
