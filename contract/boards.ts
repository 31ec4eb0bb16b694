import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { ResourceId } from './resources.ts'
import { Id } from './text.ts'

/** Six digits that a board shows, and a phone of the same user types. */
export const Digits = z.string().check(z.regex(/^\d{6}$/))

const Share = z.number().check(z.gte(0), z.lte(1))

export type BoardState = z.infer<typeof BoardState>
/**
 * What a board shows, and nothing else: an unknown key is refused, so that no question of a guide gets there.
 * `page` counts from 1, the cover. `isBlank`: a plain sheet in place of the page, so that children look at their teacher.
 * `hasNoWords`: the picture without its words, so that children tell what they see. `spotlight`: the one place that is
 * lit, as shares of the page's width and height; null for the whole page. `lesson`: a step of the lesson in place of the
 * page, counted from 1, with the milliseconds left of its time; null while the page is shown. The board has the words
 * of the step from `seenByClass`.
 */
export const BoardState = z.strictObject({
  page: z.int().check(z.gte(1), z.lte(1000)),
  isBlank: z.boolean(),
  hasNoWords: z.boolean(),
  spotlight: z.nullable(z.strictObject({ x: Share, y: Share })),
  lesson: z.nullable(
    z.strictObject({
      step: z.int().check(z.gte(1), z.lte(1000)),
      left: z.int().check(z.gte(0), z.lte(86_400_000)),
      isRunning: z.boolean(),
    }),
  ),
})

export type BoardAddress = z.infer<typeof BoardAddress>
/** Where the phone goes: an address with the digits in its fragment, and its QR code, as in `ClassCodeSheet`. */
export const BoardAddress = z.object({ url: z.string(), qr: z.object({ size: z.int(), path: z.string() }) })

/**
 * Streams to a board what a phone tells it, as server-sent events: `address` (`BoardAddress`) first, `show`
 * (`BoardState`) whenever the phone says something, and `over` when it has said nothing for ten minutes, or the user
 * has opened too many boards (five, or one before the address is confirmed): the digits are no longer valid. It ends at
 * once when the session does. The book is one that the user may read.
 */
export const followPhone = endpoint({
  method: 'GET',
  path: '/api/boards/events',
  access: 'user',
  query: z.object({ resource_id: Id, digits: Digits }),
  download: 'text/event-stream',
  errors: ['resource/locked'],
})

/**
 * Shows something on the caller's own boards that have this book and these digits, whichever instance they are
 * connected to.
 */
export const leadBoard = endpoint({
  method: 'POST',
  path: '/api/boards/messages',
  access: 'user',
  body: z.strictObject({ resource_id: ResourceId, digits: Digits, state: BoardState }),
  response: z.object({}),
  errors: ['board/not-found'],
})
