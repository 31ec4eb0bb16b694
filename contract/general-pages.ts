import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { filledLine, filledText, Moment } from './text.ts'
import { Version } from './version.ts'

/** Every general page, and the address of the screen that shows it. */
export const generalPagePaths = {
  about: '/about',
  introduction: '/introduction',
  'book-session': '/book-session',
  terms: '/terms',
  privacy: '/privacy',
  accessibility: '/accessibility',
  trust: '/trust',
  'impact-assessment': '/trust/impact-assessment',
  'data-sharing': '/trust/data-sharing',
  'accessibility-report': '/trust/accessibility-report',
  'for-children': '/privacy/for-children',
  'tour-bookshelf': '/resources',
  'tour-more-resources': '/resources',
  'tour-feedback': '/resources',
  'tour-book-session': '/resources',
  'tour-get-started': '/resources',
} as const

export type GeneralPageName = keyof typeof generalPagePaths

/** Texts that promise something for which only the operator of the portal can answer: drafts until an owner has signed them. */
export const textsToApprove = [
  'terms',
  'privacy',
  'accessibility',
  'trust',
  'impact-assessment',
  'data-sharing',
  'book-session',
] as const satisfies readonly GeneralPageName[]

/**
 * `details` is HTML that the server made of the operator's text and sanitised: what it may contain is in
 * `rich-text.ts`.
 */
export type GeneralPage = z.infer<typeof GeneralPage>
export const GeneralPage = z.object({ name: z.string(), title: z.string(), details: z.string() })

const byName = z.object({ name: z.string().check(z.maxLength(60)) })

/** Returns a general page, such as About, as HTML. `page/app-brand` and other endpoints have the same prefix. */
export const viewPage = endpoint({
  method: 'GET',
  path: '/api/page/:name',
  access: 'visitor',
  params: byName,
  response: GeneralPage,
})

const PageEntry = z.object({
  name: z.string(),
  title: z.string(),
  /** 0: the text that ships with the portal. Each save makes the next. */
  version: z.int(),
  edited_time: z.union([Moment, z.literal('')]),
  edited_by: z.string(),
})

export type PageEntry = z.infer<typeof PageEntry>
/** Lists the general pages, with who saved each last and whether it is signed. */
export const listPages = endpoint({
  method: 'GET',
  path: '/api/admin/pages',
  access: 'editor',
  response: z.array(PageEntry),
})

/**
 * Whether an owner has signed the text that visitors read. `changed`: somebody signed an earlier text, or what the portal itself
 * fills in, such as a period, has changed since.
 */
const Signature = z.object({
  state: z.enum(['none', 'changed', 'signed']),
  /** Of the last signature: name and position. */
  signed_by: z.string(),
  signed_time: z.union([Moment, z.literal('')]),
})

export type Signature = z.infer<typeof Signature>

/**
 * A page as its editor needs it. `source` is what the operator typed, in Markdown; `versions`: the newest 50, newest
 * first.
 */
export type EditedPage = z.infer<typeof EditedPage>
export const EditedPage = z.extend(PageEntry, {
  source: z.string(),
  details: z.string(),
  /** Null for a text that needs none. */
  signature: z.nullable(Signature),
  versions: z.array(z.omit(PageEntry, { name: true })),
})

/** Returns the text of a general page with its version, to edit it. */
export const editPage = endpoint({
  method: 'GET',
  path: '/api/admin/pages/:name',
  access: 'editor',
  params: byName,
  response: EditedPage,
})

/** Returns an earlier version of a page, to look at or to edit again. */
export const viewPageVersion = endpoint({
  method: 'GET',
  path: '/api/admin/pages/:name/versions/:version',
  access: 'editor',
  params: z.extend(byName, {
    version: z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
  }),
  response: z.object({ title: z.string(), source: z.string(), details: z.string() }),
})

const Source = z.string().check(z.maxLength(60_000, 'This text is too long. Use at most 60,000 characters.'))

/** Returns the HTML of a text without saving it. */
export const previewPage = endpoint({
  method: 'POST',
  path: '/api/admin/pages/preview',
  access: 'editor',
  body: z.object({ source: Source }),
  response: z.object({ details: z.string() }),
})

/**
 * Saves the text of a general page. `version`: the one that was edited; if somebody has saved another since, nothing
 * is stored.
 */
export const savePage = endpoint({
  method: 'PUT',
  path: '/api/admin/pages/:name',
  access: 'editor',
  params: byName,
  body: z.object({
    title: filledText(120, 'Enter a title.'),
    source: Source.check(z.trim(), z.minLength(1, 'Write the text of the page.')),
    version: Version,
  }),
  response: EditedPage,
  errors: ['changed-meanwhile'],
})

/**
 * Signs the saved text of a legal page: an owner answers for it, with name and position. `version`: the one that was
 * read.
 */
export const signPage = endpoint({
  method: 'POST',
  path: '/api/admin/pages/:name/signature',
  access: 'owner',
  params: byName,
  body: z.object({
    signed_by: filledLine(120, 'Enter your name and position.'),
    version: Version,
  }),
  response: EditedPage,
  errors: ['changed-meanwhile'],
})
