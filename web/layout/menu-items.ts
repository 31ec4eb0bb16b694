import type { User } from '#contract/accounts.ts'

export interface MenuItem {
  label: string
  to: string
}

const resources: MenuItem = { label: 'Resources', to: '/resources' }

/** Where the people who run the portal work. */
const console: MenuItem = { label: 'Console', to: '/admin' }

/** The main navigation of who is, or is not, signed in. */
export function menuItems(isSignedIn: boolean, user: User | undefined): MenuItem[] {
  if (!isSignedIn)
    return [
      { label: 'Log in', to: '/login' },
      { label: 'Register', to: '/register' },
    ]
  return user?.role === 'admin' ? [resources, console] : [resources]
}
