import type { User } from '#contract/accounts.ts'

export interface MenuItem {
  label: string
  to: string
  /** It leads to another site. */
  isExternal?: boolean
}

const resources: MenuItem = { label: 'Resources', to: '/resources' }

/** Where the people who run the portal work. */
const console: MenuItem = { label: 'Console', to: '/admin' }

/** The shop elsewhere where one is configured, else the one here. */
const shop = (shopUrl: string): MenuItem =>
  shopUrl === '' ? { label: 'Shop', to: '/shop' } : { label: 'Shop', to: shopUrl, isExternal: true }

/** The main navigation of who is, or is not, signed in. */
export function menuItems(isSignedIn: boolean, user: User | undefined, shopUrl: string): MenuItem[] {
  if (!isSignedIn)
    return [
      { label: 'Log in', to: '/login' },
      { label: 'Register', to: '/register' },
    ]
  const items = [resources, shop(shopUrl)]
  return user?.role === 'admin' ? [...items, console] : items
}
