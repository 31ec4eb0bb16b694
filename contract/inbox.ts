import * as z from 'zod/mini'
import { filledText, Moment } from './text.ts'

/** The name that its control has on a page: one that browsers do not fill in by themselves. */
export const hiddenFieldName = 'further-page'

/** A field that people never see and robots fill in. The message is accepted whatever it contains. */
export const HiddenField = z._default(z.catch(z.string().check(z.maxLength(1000)), ''), '')

/** The reference under which the message was stored; the mails about it carry it too. */
export const Receipt = z.object({ reference: z.string() })

export type HistoryEntry = z.infer<typeof HistoryEntry>
/**
 * What happened to a message or a booking. `reply` and `note`: the words; `status`: what it became. `author` is `""`
 * for the portal itself; `mail` is what became of the mail that carried it, `""` when there was none.
 */
export const HistoryEntry = z.object({
  id: z.string(),
  kind: z.enum(['reply', 'status', 'note']),
  text: z.string(),
  author: z.string(),
  time: Moment,
  mail: z.enum(['', 'waiting', 'sent', 'kept', 'failed', 'unknown']),
})

/** An operator's words to the sender. */
export const ReplyText = filledText(5000, 'Write a few words.')
