import type { OperatorRights } from './access.ts'
import type { ConsolePart } from './overview.ts'

/** The rooms of the console, in the order of its menu. */
export const doorNames = [
  'today',
  'inbox',
  'sessions',
  'people',
  'library',
  'shop',
  'words',
  'figures',
  'set-up',
] as const
export type DoorName = (typeof doorNames)[number]

/** The place of an operators' page in the console. */
export interface ConsolePlace {
  door: DoorName
  /** What its tab is called behind the door. A page without one is reached from another page. */
  tab?: string
  /** Offered only once the portal has this. */
  from?: ConsolePart
}

/** A screen of the portal. */
export interface Page {
  /** As the router writes it: `:name` for a parameter. */
  path: `/${string}`
  /** The file below `web/` that exports its component, which has the file's name: `login-page` exports `LoginPage`. */
  module: string
  /** `user`: anybody signed in, in a standing to which it is open (`standings.ts`). The others are rights of operators. */
  access: 'visitor' | 'user' | OperatorRights
  /** In the browser's tab, and the heading unless the page has another. Empty where it depends on what is shown. */
  title: string
  /** What surrounds it; the layout of its access level when left out. */
  layout?: 'welcome' | 'reader' | 'class'
  /** Mailed links open it, with a token in its address: no script from another site may run there. */
  hasToken?: true
  /** Server-rendered as it is without its token, which is in the fragment of its address and so never reaches the server. */
  isRenderedWithoutToken?: true
  /** It records: the browser lets this page, and no other one, use the microphone. */
  hasMicrophone?: true
  /** For children: nothing that they do there is stored in the browser. */
  keepsNothing?: true
  /** Its form works without JavaScript: with `?sent` in the address, the page says that it has been accepted. */
  saysSent?: true
  /** For operators' pages. */
  console?: ConsolePlace
}

/** What the paths of a page match: they may end in a slash. */
export const patternOf = ({ path }: Pick<Page, 'path'>) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i')
