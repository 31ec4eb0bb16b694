import { sql } from 'kysely'
import type { MailingList } from '#contract/mailbox.ts'
import type { Db } from '../../../database/tables.ts'

/** Those of the e-mail addresses that want no mails of this kind. */
export async function listRefusing(db: Db, emails: string[], list: MailingList): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from unwanted_mails where list = ${list} and email = any(${emails}::citext[])`.execute(db)
  return rows.map(({ email }) => email.toLowerCase())
}

/** Notes that an address wants no more mails of this kind. */
export async function refuseMails(db: Db, email: string, list: MailingList): Promise<void> {
  await db
    .insertInto('unwantedMails')
    .values({ email, list })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Notes that an address wants mails of this kind again. */
export async function resumeMails(db: Db, email: string, list: MailingList): Promise<void> {
  await db.deleteFrom('unwantedMails').where('email', '=', email).where('list', '=', list).execute()
}

/** What somebody has refused at one address counts at their next one too. */
export async function copyRefusals(db: Db, from: string, to: string): Promise<void> {
  await sql`
    insert into unwanted_mails (email, list, since)
    select ${to}, list, since from unwanted_mails where email = ${from}
    on conflict do nothing`.execute(db)
}
