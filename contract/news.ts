import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, Moment } from './text.ts'

/** What keeps a book from being told now: the codes of the errors that the press answers. */
const hindrances = [
  'news/draft',
  'news/told-already',
  'news/told-this-term',
  'resource/not-ready',
  'news/nobody',
] as const

export type BookNews = z.infer<typeof BookNews>
/**
 * A book that schools can be told of. `readers`: how many people would get the mail now. `told`: that it has been told,
 * and to how many people so far; null if it has not. `last`: the book that was told this term; null if none was.
 * `next_day`: the first day of the next term.
 */
export const BookNews = z.object({
  title: z.string(),
  readers: z.int(),
  hindrance: z.union([z.enum(hindrances), z.literal('')]),
  told: z.nullable(z.object({ time: Moment, recipients: z.int(), is_under_way: z.boolean() })),
  last: z.nullable(z.object({ title: z.string(), time: Moment })),
  next_day: z.iso.date(),
})

const byId = z.object({ id: Id })

/** Returns whether schools can be told of a storybook of the portal, and how many people would get the mail. */
export const viewBookNews = endpoint({
  method: 'GET',
  path: '/api/admin/news/:id',
  access: 'editor',
  params: byId,
  response: BookNews,
})

/** Returns the mail about a storybook, formatted, to be shown in a frame: nothing in it runs. */
export const previewBookNews = endpoint({
  method: 'GET',
  path: '/api/admin/news/:id/html',
  access: 'editor',
  params: byId,
  download: 'text/html',
})

/**
 * Mails staff of approved schools who asked for news about a storybook: each book once, and one book a term. The mails
 * are written after the response.
 */
export const tellBookNews = endpoint({
  method: 'POST',
  path: '/api/admin/news/:id',
  access: 'editor',
  params: byId,
  body: z.object({}),
  response: BookNews,
  errors: [...hindrances],
})

export type NewsChoice = z.infer<typeof NewsChoice>
export const NewsChoice = z.object({ wants_news: z.boolean() })

/** Returns whether the caller wants e-mails about new books. Staff only. */
export const viewNewsChoice = endpoint({
  method: 'GET',
  path: '/api/user/news',
  access: 'user',
  response: NewsChoice,
  errors: ['not-allowed'],
})

/** Changes whether the caller wants e-mails about new books. Staff only. */
export const chooseNews = endpoint({
  method: 'PUT',
  path: '/api/user/news',
  access: 'user',
  body: NewsChoice,
  response: NewsChoice,
  errors: ['not-allowed'],
})

/** A sign-up’s answer to whether somebody wants e-mails about new books; no, when it says nothing. */
export const WantsNews = z._default(z.boolean(), false)
