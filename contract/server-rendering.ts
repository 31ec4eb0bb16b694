/** A form that was sent by a plain POST, before hydration or without JavaScript, and refused. */
export interface PostedForm {
  /** The path of the endpoint that the form is for. */
  path: `/${string}`
  /** The input by field, without passwords. */
  values: Record<string, unknown>
  /** Messages by field; `form` for one about the whole form. */
  errors: Record<string, string>
}

/** A page as React has rendered it for a visitor. */
export interface RenderedPage {
  /** What belongs in the document's head: title, images to be fetched early, and what previews of links show. */
  head: string
  /** What belongs in `#root`. */
  html: string
  /** JSON: what the browser hydrates the page with. */
  dehydratedState: string
}

/** What `build/renderer/entry-server.js`, built from `web/entry-server.tsx`, exports. */
export interface EntryServer {
  /**
   * Renders the page at `url`, a path with or without a query. `fetch` calls the API as a visitor. `publicUrl`: the
   * portal's origin, for previews of links. Throws if a call fails, or if the page needs a query that its module does
   * not prefetch.
   */
  render(
    url: string,
    given: { fetch: (path: string) => Promise<Response>; publicUrl: string; posted?: PostedForm | null },
  ): Promise<RenderedPage>
}

/** What the JSON of `dehydratedState` is. */
export interface DehydratedPage {
  queries: unknown
  posted: PostedForm | null
}
