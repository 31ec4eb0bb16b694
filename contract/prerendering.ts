import type { Page } from './pages.ts'

/** A page as a visitor gets it. */
export interface DrawnPage {
  /** The whole document. */
  html: string
  /** The text of each style sheet that stands in it: a policy allows no others in a page. */
  styles: string[]
}

/** What `build/renderer/renderer.js`, which is built from `web/`, has for the server. */
export interface PageRenderer {
  /** Throws when a part of the page cannot be had. */
  render(page: Page): Promise<DrawnPage>
}

/** How it is made, once. */
export type CreatePageRenderer = (given: {
  /** The document without a page in it. */
  template: string
  /** Vite's list of which file needs which others. */
  manifest: string
  /** Where people find the portal, without a slash at its end. */
  publicUrl: string
  /** The text of a built file, such as `assets/index-1a2b3c.css`. */
  readBuilt: (file: string) => Promise<string>
  /** Answers a call of the API, or the colours, as a visitor gets them. */
  fetch: (path: string) => Promise<Response>
}) => PageRenderer
