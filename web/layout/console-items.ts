import {
  BookMarked,
  BookOpenCheck,
  CalendarDays,
  CalendarRange,
  ChartNoAxesColumn,
  FileText,
  HeartPulse,
  Inbox,
  KeyRound,
  Landmark,
  LayoutDashboard,
  LibraryBig,
  ListChecks,
  type LucideIcon,
  MessageSquareText,
  Palette,
  PanelsTopLeft,
  Quote,
  ReceiptPoundSterling,
  School,
  ScrollText,
  ShoppingBag,
  Tags,
  UserCog,
  Users,
} from 'lucide-react'
import { isForOperators, type OperatorRights } from '#contract/access.ts'
import type { QueueName } from '#contract/overview.ts'
import { signedInPages } from '#contract/signed-in-pages.ts'

export interface ConsoleItem {
  label: string
  to: string
  Icon: LucideIcon
  /** Whose waiting cases are counted beside it. */
  queues: readonly QueueName[]
  hasTroubles: boolean
  /** The rights that its page asks for. */
  rights: OperatorRights
}

interface ConsoleGroup {
  /** The heading above its entries; `""` for none. */
  title: string
  items: ConsoleItem[]
}

/** The icon of each page; one that has none here gets a plain one. */
const icons: Record<string, LucideIcon> = {
  '/admin': LayoutDashboard,
  '/admin/before-you-open': ListChecks,
  '/admin/schools': School,
  '/admin/register': BookMarked,
  '/admin/users': Users,
  '/admin/operators': UserCog,
  '/admin/enquiries': MessageSquareText,
  '/admin/bookings': CalendarDays,
  '/admin/calendar': CalendarRange,
  '/admin/quotes': ReceiptPoundSterling,
  '/admin/mailbox': Inbox,
  '/admin/library': LibraryBig,
  '/admin/categories': Tags,
  '/admin/products': ShoppingBag,
  '/admin/reading': BookOpenCheck,
  '/admin/pages': FileText,
  '/admin/testimonials': Quote,
  '/admin/brand': Palette,
  '/admin/log-in': KeyRound,
  '/admin/organisation': Landmark,
  '/admin/statistics': ChartNoAxesColumn,
  '/admin/health': HeartPulse,
  '/admin/audit': ScrollText,
}

function groupsOfTable(): ConsoleGroup[] {
  const groups = new Map<string, ConsoleItem[]>()
  for (const { path, title, access, console: entry } of signedInPages) {
    if (!entry || !isForOperators(access)) continue
    const items = groups.get(entry.group) ?? []
    const { label = title, queue = [], hasTroubles = false } = entry
    items.push({
      label,
      to: path,
      Icon: icons[path] ?? PanelsTopLeft,
      queues: [queue].flat(),
      hasTroubles,
      rights: access,
    })
    groups.set(entry.group, items)
  }
  return [...groups].map(([title, items]) => ({ title, items }))
}

/** The console's menu, made from the page table. */
export const consoleGroups: ConsoleGroup[] = groupsOfTable()

/** The entry that a path belongs to. The overview matches its own path only. */
export function consoleItemAt(pathname: string): ConsoleItem | undefined {
  return consoleGroups
    .flatMap(({ items }) => items)
    .find(({ to }) => pathname === to || (to !== '/admin' && pathname.startsWith(`${to}/`)))
}
