import {
  BookMarked,
  CalendarDays,
  ChartNoAxesColumn,
  FileText,
  Inbox,
  LayoutDashboard,
  LibraryBig,
  type LucideIcon,
  MessageSquareText,
  Palette,
  Quote,
  School,
  ScrollText,
  ShoppingBag,
  Tags,
  Users,
} from 'lucide-react'
import type { QueueName } from '#contract/overview.ts'

export interface ConsoleItem {
  label: string
  to: string
  Icon: LucideIcon
  /** Shows how many of this queue wait. */
  queue?: QueueName
}

interface ConsoleGroup {
  /** Stands above its entries; `""` for those that need none. */
  title: string
  items: ConsoleItem[]
}

/** The pages of the console in their order. A group without entries is not shown. */
export const consoleGroups: ConsoleGroup[] = [
  { title: '', items: [{ label: 'Overview', to: '/admin', Icon: LayoutDashboard }] },
  {
    title: 'People',
    items: [
      { label: 'Schools', to: '/admin/schools', Icon: School, queue: 'schools' },
      { label: 'Register', to: '/admin/register', Icon: BookMarked },
      { label: 'Users', to: '/admin/users', Icon: Users },
    ],
  },
  {
    title: 'Messages',
    items: [
      { label: 'Enquiries', to: '/admin/enquiries', Icon: MessageSquareText, queue: 'enquiries' },
      { label: 'Bookings', to: '/admin/bookings', Icon: CalendarDays, queue: 'bookings' },
      { label: 'Mailbox', to: '/admin/mailbox', Icon: Inbox, queue: 'mails' },
    ],
  },
  {
    title: 'Library',
    items: [
      { label: 'Library', to: '/admin/library', Icon: LibraryBig },
      { label: 'Categories', to: '/admin/categories', Icon: Tags },
      { label: 'Products', to: '/admin/products', Icon: ShoppingBag },
    ],
  },
  {
    title: 'Site',
    items: [
      { label: 'Pages', to: '/admin/pages', Icon: FileText },
      { label: 'Testimonials', to: '/admin/testimonials', Icon: Quote },
      { label: 'Brand', to: '/admin/brand', Icon: Palette },
      { label: 'Statistics', to: '/admin/statistics', Icon: ChartNoAxesColumn },
      { label: 'Audit log', to: '/admin/audit', Icon: ScrollText },
    ],
  },
]

/** The entry that an address belongs to: the overview for its own address alone. */
export function consoleItemAt(pathname: string): ConsoleItem | undefined {
  return consoleGroups
    .flatMap(({ items }) => items)
    .find(({ to }) => pathname === to || (to !== '/admin' && pathname.startsWith(`${to}/`)))
}
