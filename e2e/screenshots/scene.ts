import type { Page } from '@playwright/test'
import type { Role } from '../testing/portal.ts'

/** What the browser meets or a person does on the way into a state. */
export type Step = (page: Page) => Promise<unknown>

/** One state of one route, as it is photographed. */
export interface Scene {
  /** `route--state`, the beginning of the file's name. */
  name: string
  /** An address, or the category whose first resource is opened. */
  path: `/${string}` | 'storybook' | 'lesson-plan'
  /** Who has logged in; nobody when left out. */
  as?: Role
  /** Before the address is opened: answers in place of the portal's, and what the browser remembers. */
  given?: Step[]
  /** What is done on the page, in turn. */
  when?: Step[]
  /** Words that show when the state has come; the first heading when left out. */
  shows?: string | RegExp
  /** Photographed as the window shows it, not the whole page: readers, and what lies over a page. */
  isWindow?: true
  /** Photographed in the dark colours too. */
  isDark?: true
  /** What the browser may write to its console here. */
  says?: RegExp
}

/** The lines that browsers write about answers and connections that a scene makes fail. */
export const failedToLoad = /Failed to load resource/
