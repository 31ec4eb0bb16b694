import type { ColumnType, Generated } from 'kysely'
import type { Moment, NullableMoment } from './column-types.ts'

/** Staff who want e-mails about new books, unless they have refused them since. */
interface NewsReadersTable {
  userId: string
  since: Moment
}

/** A book that schools are told of by e-mail, and how far its mails have been written. */
interface BookNewsTable {
  id: Generated<number>
  resourceId: number | null
  toldAt: Moment
  recipients: Generated<number>
  mailedUpTo: ColumnType<string | null, never, string | null>
  endedAt: NullableMoment
}

export interface NewsTables {
  newsReaders: NewsReadersTable
  bookNews: BookNewsTable
}
