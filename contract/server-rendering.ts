import type { Page } from './page.ts'

/** A form that was sent by a plain POST, before hydration or without JavaScript, and refused. */
export interface PostedForm {
  /** The path of the endpoint that the form is for. */
  path: `/${string}`
  /** The input by field, without passwords. */
  values: Record<string, unknown>
  /** Messages by field; `form` for one about the whole form. */
  errors: Record<string, string>
}

/** A page as React has rendered it. */
export interface RenderedPage {
  /** What belongs in the document's head: title, images to be fetched early, and what previews of links show. */
  head: string
  /** What belongs in `#root`. */
  html: string
  /** JSON: what the browser hydrates the page with. */
  dehydratedState: string
}

/** What a page reads of the response to a call. */
export type CallResponse = Pick<Response, 'ok' | 'status' | 'headers' | 'text' | 'json'>

/** What a page is rendered from. */
export interface RenderingRequest {
  /** The path of the page at this address, as the router writes it; undefined where no page is. */
  page: Page['path'] | undefined
  /** Calls the API as the person whom the page is for. */
  fetch: (path: string) => Promise<CallResponse>
  /** Whether that person is signed in. */
  isSignedIn: boolean
  /** The portal's origin, for previews of links. */
  publicUrl: string
  posted: PostedForm | null
}

/**
 * Renders the page at `url`, a path with or without a query. A call that fails or is late is left to the browser: its part
 * of the page is rendered as it loads. `{ redirect }` if the page leads this person elsewhere.
 */
export type Render = (url: string, request: RenderingRequest) => Promise<RenderedPage | { redirect: string }>

/** What `build/renderer/entry-server.js`, built from `web/entry-server.tsx`, exports. */
export interface EntryServer {
  createRender(): Render
}

/** What the JSON of `dehydratedState` is. */
export interface DehydratedPage {
  queries: unknown
  posted: PostedForm | null
  isSignedIn: boolean
}

/** `.vite/page-files.json` of the built pages: the scripts and style sheets of each page, with all that they import. */
export interface PageFiles {
  /** Of each page. */
  entry: string[]
  /** Of the layout `welcome`. */
  welcome: string[]
  /** Of each page for a signed-in person. */
  signedIn: string[]
  /** By the module of a page. */
  pages: Record<string, string[]>
}
