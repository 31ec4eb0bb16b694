import type { Deps } from '../../../deps.ts'
import { listOwnBookings, listOwnEnquiries, listOwnQuotes } from '../own-cases/queries.ts'
import {
  findOwnApp,
  findOwnCalendarAddress,
  findOwnMembership,
  findOwnNews,
  findOwnSchool,
  getOwnRow,
  listOwnAudit,
  listOwnBrowsers,
  listOwnClassCodes,
  listOwnInvitations,
  listOwnInvitationsReceived,
  listOwnLinkedSignIns,
  listOwnMails,
  listOwnMonths,
  listOwnPasskeys,
  listOwnRefusals,
  listOwnResources,
  listOwnSessions,
  listOwnViews,
} from './queries.ts'

/**
 * What the portal holds about somebody, by names that a person understands; no secrets and no hashes. The settings page says
 * what is left out.
 */
export async function collectOwnData({ db }: Pick<Deps, 'db'>, userId: string) {
  const { schoolId, ...account } = await getOwnRow(db, userId)
  // An address that was never confirmed may be somebody else's, whose letters are not for this account to see.
  const email = account.status === 'active' ? account.email : ''
  const sender = { id: userId, email }
  return {
    account,
    school: schoolId ? await findOwnSchool(db, schoolId) : null,
    membership: await findOwnMembership(db, userId),
    devices_logged_in: await listOwnSessions(db, userId),
    passkeys: await listOwnPasskeys(db, userId),
    linked_sign_ins: await listOwnLinkedSignIns(db, userId),
    authenticator_app: await findOwnApp(db, userId),
    calendar_address: await findOwnCalendarAddress(db, userId),
    news_of_books: await findOwnNews(db, userId),
    devices_notified: await listOwnBrowsers(db, userId),
    emails_refused: email === '' ? [] : await listOwnRefusals(db, email),
    invitations_received: email === '' ? [] : await listOwnInvitationsReceived(db, email),
    invitations_sent: await listOwnInvitations(db, userId),
    months_logged_in: await listOwnMonths(db, userId),
    resources_opened: await listOwnViews(db, userId),
    resources_uploaded: await listOwnResources(db, userId),
    messages_written: await listOwnEnquiries(db, sender),
    class_codes_made: await listOwnClassCodes(db, userId),
    sessions_booked: await listOwnBookings(db, sender),
    quotes_asked_for: await listOwnQuotes(db, sender),
    mails_received: email === '' ? [] : await listOwnMails(db, email),
    activity: await listOwnAudit(db, userId),
  }
}
