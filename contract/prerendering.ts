/** The pages that look alike to everybody who has no account yet: the server draws them, so that they need no script to be read. */
export const visitorPages = [
  '/about',
  '/accessibility',
  '/charts',
  '/contact',
  '/forget-password',
  '/introduction',
  '/login',
  '/privacy',
  '/register',
  '/terms',
] as const

export type VisitorPage = (typeof visitorPages)[number]

/** What `build/renderer/renderer.js`, which is built from `web/`, has for the server. */
export interface PageRenderer {
  /** The whole document of a page as a visitor gets it. Throws when a part of it cannot be had. */
  render(path: VisitorPage): Promise<string>
}

/** How it is made, once. */
export type CreatePageRenderer = (given: {
  /** The document without a page in it. */
  template: string
  /** Vite's list of which file needs which others. */
  manifest: string
  /** Answers a call of the API as a visitor gets it. */
  fetch: (path: string) => Promise<Response>
}) => PageRenderer
