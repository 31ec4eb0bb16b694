import {
  BookUser,
  CalendarDays,
  ChartNoAxesColumn,
  Inbox,
  LibraryBig,
  type LucideIcon,
  PencilLine,
  Settings2,
  ShoppingBag,
  Sun,
} from 'lucide-react'
import { isForOperators, type OperatorRights } from '#contract/access.ts'
import type { ConsolePart } from '#contract/overview.ts'
import { type DoorName, doorNames, patternOf } from '#contract/page.ts'
import { signedInPages } from '#contract/signed-in-pages.ts'

/** A page behind a door, offered beside its neighbours. */
export interface Tab {
  label: string
  to: string
  /** The rights that its page asks for. */
  rights: OperatorRights
  from: ConsolePart | undefined
}

/** An entry of the console's menu. */
export interface Door {
  name: DoorName
  label: string
  Icon: LucideIcon
  tabs: Tab[]
}

const looks: Record<DoorName, Pick<Door, 'label' | 'Icon'>> = {
  today: { label: 'Today', Icon: Sun },
  inbox: { label: 'Inbox', Icon: Inbox },
  sessions: { label: 'Sessions', Icon: CalendarDays },
  people: { label: 'People', Icon: BookUser },
  library: { label: 'Library', Icon: LibraryBig },
  shop: { label: 'Shop', Icon: ShoppingBag },
  words: { label: 'Words', Icon: PencilLine },
  figures: { label: 'Figures', Icon: ChartNoAxesColumn },
  'set-up': { label: 'Set-up', Icon: Settings2 },
}

function tabsBehind(door: DoorName): Tab[] {
  return signedInPages.flatMap(({ path, access, console: place }) =>
    place?.door === door && place.tab !== undefined && isForOperators(access)
      ? [{ label: place.tab, to: path, rights: access, from: place.from }]
      : [],
  )
}

/** The console's menu, made from the page table. */
export const doors: readonly Door[] = doorNames.map((name) => ({ name, ...looks[name], tabs: tabsBehind(name) }))

/** The door that the page at a path is behind; nothing for a path without a page. */
export function doorNameAt(pathname: string): DoorName | undefined {
  return signedInPages.find((page) => page.console && patternOf(page).test(pathname))?.console?.door
}
