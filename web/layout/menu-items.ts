import type { User } from '#contract/accounts.ts'

export interface MenuItem {
  label: string
  to: string
  /** It leads to another site. */
  isExternal?: boolean
  /** Its name in the guided tour. */
  tour?: string
}

const resources: MenuItem = { label: 'Resources', to: '/resources' }
const contact: MenuItem = { label: 'Contact', to: '/contact' }
const statistics: MenuItem = { label: 'Statistics', to: '/charts' }
const bookSession = { to: '/book-session', tour: 'book-session' }

/** The operators' pages. */
const console: MenuItem = { label: 'Console', to: '/admin' }

/** The external shop if one is configured, otherwise our own. */
const shop = (shopUrl: string): MenuItem =>
  shopUrl === '' ? { label: 'Shop', to: '/shop' } : { label: 'Shop', to: shopUrl, isExternal: true }

/** Staff without a school have nobody to book for. */
const hasStaffPages = ({ isSchool, school }: User) => isSchool && school !== null

/** The main navigation, for visitors or a signed-in user. */
export function menuItems(isSignedIn: boolean, user: User | undefined, shopUrl: string): MenuItem[] {
  if (!isSignedIn) return [{ label: 'Log in', to: '/login' }, { label: 'Register', to: '/register' }, contact]
  const items = [resources, shop(shopUrl), contact]
  if (user?.role === 'admin') return [...items, console]
  return user && hasStaffPages(user) ? [...items, { label: 'Book Enterprise Session', ...bookSession }] : items
}

/** The quick menu of the footer. */
export function quickMenuItems(user: User | undefined, shopUrl: string): MenuItem[] {
  const booking = user && hasStaffPages(user) ? [{ label: 'Book enterprise session', to: bookSession.to }] : []
  return [resources, shop(shopUrl), ...booking, contact, statistics, ...(user?.role === 'admin' ? [console] : [])]
}
