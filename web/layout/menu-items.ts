import type { User } from '#contract/accounts.ts'
import { mayOpen } from '../session/landing.ts'

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
export const hasStaffPages = ({ isSchool, school }: User) => isSchool && school !== null

/** What `user` may open; a visitor is asked to log in first. */
const offered = (items: MenuItem[], user: User | undefined) =>
  items.filter(({ to, isExternal }) => isExternal || mayOpen(user, to))

/** The main navigation, for visitors or a signed-in user. */
export function menuItems(isSignedIn: boolean, user: User | undefined, shopUrl: string): MenuItem[] {
  if (!isSignedIn) return [{ label: 'Log in', to: '/login' }, { label: 'Register', to: '/register' }, contact]
  const items = [resources, shop(shopUrl), contact]
  if (user?.role === 'admin') items.push(console)
  if (user && hasStaffPages(user)) items.push({ label: 'Book Enterprise Session', ...bookSession })
  return offered(items, user)
}

/** The quick menu of the footer. */
export function quickMenuItems(isSignedIn: boolean, user: User | undefined, shopUrl: string): MenuItem[] {
  const booking = user && hasStaffPages(user) ? [{ label: 'Book enterprise session', to: bookSession.to }] : []
  const items = [resources, shop(shopUrl), ...booking, contact, statistics]
  if (user?.role === 'admin') items.push(console)
  return isSignedIn ? offered(items, user) : items
}
