import type { HistoryEntry } from '#contract/inbox.ts'
import type { HistoryItem } from './case-history.tsx'

const mailNotes: Record<HistoryEntry['mail'], string> = {
  '': '',
  waiting: 'The e-mail is waiting to be sent.',
  sent: 'The e-mail has been sent.',
  kept: 'The e-mail is kept in the mailbox, because no mail server is set up.',
  failed: 'The e-mail could not be delivered. You can send it again from the mailbox.',
  unknown: 'The e-mail may not have been delivered. You can send it again from the mailbox.',
}

/** The history of a message or a booking, in words. `became` returns the name of a state. */
export function historyItems(
  arrived: HistoryItem,
  entries: HistoryEntry[],
  became: (state: string) => string,
): HistoryItem[] {
  return [
    arrived,
    ...entries.map(({ id, kind, text, author, time, mail }) => {
      const who = author || 'The portal'
      const mailed = mailNotes[mail]
      const about = { id, time, ...(mailed && { note: mailed, isTrouble: mail === 'failed' || mail === 'unknown' }) }
      if (kind === 'reply') return { ...about, title: `${who} wrote`, words: text }
      if (kind === 'status') return { ...about, title: `${who}: ${became(text)}` }
      // Below the first line of a note are somebody's own words.
      const [title, ...words] = text.split('\n')
      return { ...about, title: mail === '' ? `${title}` : `${title} was sent`, words: words.join('\n') }
    }),
  ]
}
