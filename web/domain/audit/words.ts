import type { AuditEntry } from '#contract/audit.ts'
import type { AuditAction, AuditKind } from '#contract/audit-actions.ts'

export const kindNames: Record<AuditKind, string> = {
  accounts: 'Accounts',
  schools: 'Schools',
  invitations: 'Invitations',
  messages: 'Messages, bookings and quotes',
  library: 'Books and products',
  site: 'Pages and brand',
}

/** What each action did: `{actor}` and `{object}` stand for who did it and what it was done to. */
const sentences: Record<AuditAction, string> = {
  login: '{actor} logged in',
  'login.refused': 'Somebody failed to log in as {actor}',
  logout: '{actor} logged out',
  'logout.everywhere': '{actor} logged out everywhere',
  'session.revoked': '{actor} logged out one of their devices',
  'second-step.passed': '{actor} completed the second step of logging in',
  'second-step.refused': 'Somebody with the password of {actor} entered a wrong code',
  'second-step.app-added': '{actor} set up an authenticator app',
  'second-step.app-removed': '{actor} removed their authenticator app',
  'second-step.codes-renewed': '{actor} made new recovery codes',
  'second-step.recovery-code-used': '{actor} used a recovery code',
  'second-step.removed': '{actor} removed the second step of {object}',
  'passkey.added': '{actor} added a passkey',
  'passkey.renamed': '{actor} renamed a passkey',
  'passkey.removed': '{actor} removed a passkey',
  'linked-sign-in.added': '{actor} added a linked sign-in',
  'linked-sign-in.removed': '{actor} removed a linked sign-in',
  'password.changed': '{actor} changed their password',
  'password.refused': '{actor} typed a wrong current password',
  'password.reset': '{actor} chose a new password with a mailed link',
  'address.confirmed': '{actor} confirmed their e-mail address',
  'address.corrected': '{actor} corrected their e-mail address',
  'address.change-requested': '{actor} asked to change their e-mail address',
  'address.changed': '{actor} changed their e-mail address',
  'address.undone': '{actor} undid a change of their e-mail address',
  'data.exported': '{actor} downloaded their data',
  'deletion.requested': '{actor} asked for their account to be deleted',
  'deletion.withdrawn': '{actor} kept their account after all',
  'account.deleted': '{actor} deleted an account, as its owner had asked',
  'operator.created': '{actor} made {object} an operator',
  'operator.made-support': '{actor} made {object} an operator for support',
  'operator.made-editor': '{actor} made {object} an editor',
  'operator.made-moderator': '{actor} made {object} a moderator',
  'operator.made-owner': '{actor} made {object} an owner',
  'user.viewed': '{actor} looked at the account of {object}',
  'user.lead-named': '{actor} made {object} the lead of their school',
  'user.joined-by-sign-in': '{actor} joined a school with its own sign-in',
  'user.left-school': '{actor} left their school',
  'school.people-confirmed': '{actor} confirmed who is at {object}',
  'school.code-end-set': '{actor} changed the last day of the code of {object}',
  'user.access-ended': '{actor} ended the access of {object} through their school',
  'user.access-restored': '{actor} gave {object} back their access through their school',
  'user.disabled': '{actor} disabled the account of {object}',
  'user.enabled': '{actor} enabled the account of {object}',
  'user.session-ended': '{actor} logged out a device of {object}',
  'user.confirmation-resent': '{actor} sent {object} a new confirmation e-mail',
  'user.password-mailed': '{actor} sent {object} a link for a new password',
  'user.bounce-cleared': '{actor} removed the mark for bounced e-mails from {object}',
  'school.signed-up': '{actor} signed up {object}',
  'school.compared': '{actor} compared {object} with the register',
  'school.approved-by-register': '{actor} approved {object}, because the register confirmed it',
  'school.approved': '{actor} approved {object}',
  'school.rejected': '{actor} rejected {object}',
  'school.asked': '{actor} asked {object} a question',
  'school.wrote': '{actor} wrote to us about {object}',
  'school.appealed': '{actor} appealed for {object}',
  'school.reopened': '{actor} reopened the case of {object}',
  'school.linked': '{actor} changed the register record of {object}',
  'school.followed': '{actor} linked {object} to the register record that followed its own',
  'school.corrected': '{actor} corrected the details of {object}',
  'school.code-renewed': '{actor} renewed the school code of {object}',
  'school.joined': '{actor} joined {object}',
  'school.without-staff': '{object} was left by its last member of staff',
  'school.deleted': '{actor} deleted {object}, because nobody belonged to it any more',
  'schools.exported': '{actor} downloaded the schools and their contacts',
  'school.children-counted': '{actor} entered the number of children at {object}',
  'register.imported': '{actor} imported the register of schools: {object}',
  'invitation.accepted': '{actor} accepted an invitation',
  'invitation.declined': '{actor} declined an invitation',
  'invitations.parent': '{actor} invited parents',
  'invitations.senior': '{actor} invited a colleague',
  'invitations.import': '{actor} invited a list of parents',
  'invitations.list-withdrawn': '{actor} withdrew a list of invitations',
  'enquiry.replied': '{actor} replied to message {object}',
  'enquiry.new': '{actor} marked message {object} as new',
  'enquiry.answered': '{actor} marked message {object} as answered',
  'enquiry.closed': '{actor} closed message {object}',
  'enquiries.exported': '{actor} downloaded the messages',
  'booking.replied': '{actor} replied to booking {object}',
  'booking.requested': '{actor} set booking {object} back to requested',
  'booking.confirmed': '{actor} confirmed booking {object}',
  'booking.assured': '{actor} confirmed the checks of the visitor of booking {object}',
  'booking.done': '{actor} marked booking {object} as done',
  'booking.cancelled': '{actor} cancelled booking {object}',
  'booking.changed-by-school': '{actor} changed booking {object} for the school',
  'booking.cancelled-by-school': '{actor} cancelled booking {object} for the school',
  'bookings.exported': '{actor} downloaded the bookings',
  'calendar.address-made': '{actor} created a private calendar link for {object}',
  'calendar.address-replaced': '{actor} replaced the private calendar link of {object}',
  'calendar.address-revoked': '{actor} revoked the private calendar link of {object}',
  'quote.saved': '{actor} saved quote {object}',
  'quote.sent': '{actor} sent quote {object}',
  'quote.replied': '{actor} replied to quote {object}',
  'quote.received': '{actor} reopened quote {object}',
  'quote.accepted': '{actor} confirmed the order for quote {object}',
  'quote.closed': '{actor} closed quote {object}',
  'quotes.exported': '{actor} downloaded the quotes',
  'mail.sent-again': '{actor} sent an e-mail again: {object}',
  'mails.waiting-sent-again': '{actor} sent all waiting e-mails at once: {object}',
  'mails.failed-sent-again': '{actor} sent all failed e-mails again: {object}',
  'mails.unknown-sent-again': '{actor} sent all uncertain e-mails again: {object}',
  'mails.stopped': '{actor} stopped a list of e-mails to their address',
  'mails.resumed': '{actor} let a list of e-mails to their address go on',
  'class-code.made': '{actor} made a class code',
  'class-code.ended': '{actor} ended a class code',
  'outcome.deleted': '{actor} deleted the numbers of a class',
  'taught-page.opened': '{actor} made a new link to what their school shows parents',
  'taught-page.closed': '{actor} closed what their school shows parents',
  'taught-plan.added': '{actor} showed parents something that is taught',
  'taught-plan.removed': '{actor} took something off what parents see',
  'resource.added': '{actor} added {object}',
  'resource.changed': '{actor} changed {object}',
  'resource.published': '{actor} published {object}',
  'resource.unpublished': '{actor} took {object} off the shelf',
  'resource.voice-agreed': '{actor} wrote down who reads {object} aloud',
  'resource.page-recorded': '{actor} stored a recording of a page of {object}',
  'resource.voice-published': '{actor} let readers hear the recordings of {object}',
  'resource.voice-unpublished': '{actor} took back the recordings of {object}',
  'resource.voice-deleted': '{actor} deleted the recordings of {object}',
  'resource.featured': '{actor} chose {object} as the book that visitors look inside',
  'resource.not-featured': '{actor} let visitors look inside the first free storybook',
  'resource.told': '{actor} told schools about {object}',
  'resource.deleted': '{actor} deleted {object}',
  'resource.restored': '{actor} restored {object}',
  'category.added': '{actor} added the category {object}',
  'category.renamed': '{actor} renamed the category {object}',
  'category.removed': '{actor} removed the category {object}',
  'product.added': '{actor} added the product {object}',
  'product.changed': '{actor} changed the product {object}',
  'product.deleted': '{actor} deleted the product {object}',
  'product.restored': '{actor} restored the product {object}',
  'page.saved': '{actor} saved a page: {object}',
  'page.signed': '{actor} signed a page: {object}',
  'brand.saved': '{actor} changed the brand',
  'identity-provider.added': '{actor} added a provider to log in with',
  'identity-provider.changed': '{actor} changed a provider to log in with',
  'identity-provider.removed': '{actor} removed a provider to log in with',
  'organisation.saved': '{actor} changed who runs the portal',
  'portal.opened': '{actor} opened the portal to schools',
  'reading.exported': '{actor} downloaded the figures about reading',
  'statistics.changed': '{actor} changed a figure of the statistics: {object}',
  'testimonial.added': '{actor} added a testimonial',
  'testimonial.edited': '{actor} edited a testimonial',
  'testimonial.deleted': '{actor} deleted a testimonial',
  'testimonial.restored': '{actor} restored a testimonial',
  'testimonial.ordered': '{actor} changed the order of the testimonials',
}

/** The sentence of an entry, with its placeholders. */
export const sentenceFor = ({ action, actor }: AuditEntry): string =>
  action === 'login.refused' && actor === '' ? 'Somebody failed to log in' : sentences[action]

/** Who did it, where there is no name. */
export function actorOf({ actor, was_user, address }: AuditEntry): string {
  if (actor) return actor
  if (was_user) return 'A deleted account'
  if (address === '') return 'The portal'
  return address === 'the command line' ? 'Somebody at the command line' : 'A visitor'
}

const gone: Record<string, string> = {
  school: 'a school that has been deleted',
  user: 'somebody who has since been deleted',
  operator: 'somebody who has since been deleted',
  'second-step': 'somebody who has since been deleted',
  calendar: 'somebody who has since been deleted',
  resource: 'a book or paper that no longer exists',
  product: 'that no longer exists',
  mail: 'it has been deleted since',
}

/** What it was done to: its name, its reference, or that it is gone. */
export function objectOf({ action, object, object_name }: AuditEntry): string {
  return object_name || (gone[action.split('.')[0] ?? ''] ?? object)
}

/** Where an operator finds what it was done to; `""` where nothing shows it. */
export function pathOf({ action, object, object_name }: AuditEntry): string {
  const subject = action.split('.')[0]
  if (['enquiry', 'quote', 'booking'].includes(subject ?? '')) return `/admin/inbox?q=${encodeURIComponent(object)}`
  if (object_name === '') return ''
  if (subject === 'school') return `/admin/schools/${object}`
  if (['user', 'operator', 'calendar', 'second-step'].includes(subject ?? '')) return `/admin/users/${object}`
  if (subject === 'resource') return `/admin/library/${object}`
  return ''
}
