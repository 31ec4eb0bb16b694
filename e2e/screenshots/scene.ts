import type { Page } from '@playwright/test'
import type { Role } from '../testing/portal.ts'

/** Something that the browser meets, or that a user does, on the way into a state. */
export type Step = (page: Page) => Promise<unknown>

/** One state of one route, and how to reach it for its screenshot. */
export interface Scene {
  /** `route--state`, the beginning of the file's name. */
  name: string
  /** A path, in which `:storybook` is the id of the first one, or the category whose first resource is opened. */
  path: `/${string}` | 'storybook' | 'lesson-plan'
  /** Who is logged in; nobody by default. */
  as?: Role
  /** Before the page is opened: answers that replace the portal's, and what is in the browser's storage. */
  given?: Step[]
  /** What is done on the page, in turn. */
  when?: Step[]
  /** Text that is visible once the state is reached; the first heading by default. */
  shows?: string | RegExp
  /** Takes a screenshot of the viewport only, not of the whole page: for readers and overlays. */
  isWindow?: true
  /** Takes a screenshot in dark mode too. */
  isDark?: true
  /** What the browser may write to its console here. */
  says?: RegExp
}

/** The lines that browsers log about responses and connections that a scene makes fail. */
export const failedToLoad = /Failed to load resource/

/** The same without a connection, when files that idle time would have fetched do not come either. */
export const offline = /ERR_INTERNET_DISCONNECTED|page error/
