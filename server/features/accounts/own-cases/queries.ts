import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../database/tables.ts'
import { type Sender, writtenBy } from '../../inbox/service.ts'

/** Our replies in the history of a case and the sender's own words there, oldest first. What a colleague added is theirs. */
const repliesIn = (column: 'enquiryId' | 'bookingId' | 'quoteId', caseId: string, { id }: Sender) =>
  sql<unknown[]>`(select coalesce(jsonb_agg(jsonb_build_object('written_at', desk_entries.created_at,
      'from', case when author_id = ${id} then 'you' else 'us' end, 'text', desk_entries.text)
      order by desk_entries.id), '[]')
    from desk_entries left join users author on author.id = author_id
    where desk_entries.kind = 'reply' and ${sql.ref(column)} = ${sql.ref(caseId)}
      and (author_id is null or author_id = ${id} or author.role = 'admin'))`

/** A session is agreed with the school: with its lead, once the person who asked has left. */
const isStillTheirs = ({ id }: Sender) =>
  sql<SqlBool>`(bookings.school_id is null
    or bookings.school_id = (select users.school_id from users where users.id = ${id}))`

export function listOwnEnquiries(db: Db, sender: Sender) {
  return db
    .selectFrom('enquiries')
    .select(['reference', 'status', 'name', 'email', 'telephone', 'postcode', 'message', 'createdAt'])
    .select(['kind', 'acknowledgedAt', 'closedAt', 'outcome', 'outcomeText'])
    .select(sql<string | null>`to_char(due_on, 'YYYY-MM-DD')`.as('dueOn'))
    .select(repliesIn('enquiryId', 'enquiries.id', sender).as('replies'))
    .where(writtenBy(sender))
    .orderBy('createdAt')
    .execute()
}

export function listOwnBookings(db: Db, sender: Sender) {
  return db
    .selectFrom('bookings')
    .select(['reference', 'status', 'name', 'email', 'phone', 'school', 'message', 'preferredDates', 'yearGroups'])
    .select(['classSizes', 'createdAt'])
    .select(
      sql<unknown>`case when ${isStillTheirs(sender)} then jsonb_build_object('day', session_on, 'starts_at', starts_at,
        'minutes', minutes, 'format', format, 'visitor', visitor, 'place', place) end`.as('agreed'),
    )
    .select(
      sql<unknown[]>`case when ${isStillTheirs(sender)} then ${repliesIn('bookingId', 'bookings.id', sender)}
        else '[]' end`.as('replies'),
    )
    .where(writtenBy(sender))
    .orderBy('createdAt')
    .execute()
}

export function listOwnQuotes(db: Db, sender: Sender) {
  return db
    .selectFrom('quotes')
    .select(['reference', 'status', 'name', 'email', 'phone', 'school', 'postalAddress', 'orderNumber', 'message'])
    .select(['asked', 'offer', 'quotedAt', 'createdAt'])
    .select(
      sql<unknown[]>`(select coalesce(jsonb_agg(jsonb_build_object('number', number, 'sent_at', sent_at,
        'order_number', sent_quotes.order_number, 'offer', sent_quotes.offer) order by revision), '[]')
        from sent_quotes where quote_id = quotes.id)`.as('sent'),
    )
    .select(repliesIn('quoteId', 'quotes.id', sender).as('replies'))
    .where(writtenBy(sender))
    .orderBy('createdAt')
    .execute()
}
