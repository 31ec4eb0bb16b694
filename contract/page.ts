import type { OperatorRights } from './access.ts'
import type { QueueName } from './overview.ts'

/** The place of a page's entry in the console's menu. */
export interface ConsoleEntry {
  /** The heading above it; left out for the overview. */
  group: '' | 'People' | 'Messages' | 'Library' | 'Site'
  /** The page's title when left out. */
  label?: string
  /** Shows how many of this queue, or of several together, are waiting. */
  queue?: QueueName | readonly QueueName[]
  /** Shows how many troubles go on. */
  hasTroubles?: true
}

/** A screen of the portal. */
export interface Page {
  /** As the router writes it: `:name` for a parameter. */
  path: `/${string}`
  /** The file below `web/` that exports its component, which has the file's name: `login-page` exports `LoginPage`. */
  module: string
  /** `confirmed`: anybody signed in who has confirmed their e-mail address. The others are rights of operators. */
  access: 'visitor' | 'user' | 'confirmed' | OperatorRights
  /** In the browser's tab, and the heading unless the page has another. Empty where it depends on what is shown. */
  title: string
  /** What surrounds it; the layout of its access level when left out. */
  layout?: 'welcome' | 'reader' | 'class'
  /** Mailed links open it, with a token in its address: no script from another site may run there. */
  hasToken?: true
  /** It records: the browser lets this page, and no other one, use the microphone. */
  hasMicrophone?: true
  /** For children: nothing that they do there is stored in the browser. */
  keepsNothing?: true
  /** Its form works without JavaScript: with `?sent` in the address, the page says that it has been accepted. */
  saysSent?: true
  /** Accounts that wait for confirmation or verification may stay here; visitors' pages, but for signing in and up. */
  isForEveryState?: true
  console?: ConsoleEntry
}

/** What the paths of a page match: they may end in a slash. */
export const patternOf = ({ path }: Page) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i')
