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
  /** `user`: anybody signed in, in a standing to which it is open (`standings.ts`). The others are rights of operators. */
  access: 'visitor' | 'user' | OperatorRights
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
  console?: ConsoleEntry
}

/** What the paths of a page match: they may end in a slash. */
export const patternOf = ({ path }: Pick<Page, 'path'>) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i')
