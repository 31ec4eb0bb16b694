import type { OperatorRights } from '#contract/access.ts'
import type { AccountCase } from '#contract/users.ts'

export const roleNames: Record<AccountCase['role'], string> = {
  senior: 'School staff',
  parent: 'Parent',
  admin: 'Operator',
}

export const statusNames: Record<AccountCase['status'], string> = {
  'not-active': 'Address not confirmed',
  active: 'Active',
  disabled: 'Disabled',
}

export const rightsNames: Record<OperatorRights, string> = {
  support: 'Support',
  editor: 'Editor',
  moderator: 'Moderator',
  owner: 'Owner',
}

/** What each kind of operator may do. */
export const rightsInWords: Record<OperatorRights, string> = {
  support: 'Answers messages and bookings, sends quotes, and looks at accounts to help people.',
  editor: 'May do what support may, and also change the books, pages, products and figures that the portal shows.',
  moderator:
    'May do what an editor may, and also decide about schools, disable accounts, import the register and download lists.',
  owner:
    'May do everything, including changing the brand and who runs the portal, reading the audit log and deciding what others may do.',
}

const actionNames: Record<string, string> = {
  login: 'Logged in',
  'login.refused': 'Failed to log in',
  'password.reset': 'Chose a new password',
  'address.confirmed': 'Confirmed the address',
  'address.changed': 'Changed the e-mail address',
  'address.undone': 'Undid a change of the e-mail address',
  'session.revoked': 'Logged one of their devices out',
  'logout.everywhere': 'Logged out everywhere',
  'user.access-ended': 'The school ended the access',
  'user.access-restored': 'The school restored the access',
  'user.lead-named': 'Became the lead of the school',
  'user.joined-by-sign-in': 'Joined the school with its own sign-in',
  'user.left-school': 'Left the school',
  'operator.created': 'Made an owner at the command line',
  'operator.made-support': 'Rights changed to support',
  'operator.made-editor': 'Rights changed to editor',
  'operator.made-moderator': 'Rights changed to moderator',
  'operator.made-owner': 'Rights changed to owner',
  'user.disabled': 'Disabled',
  'user.enabled': 'Enabled',
  'user.session-ended': 'One of the devices was logged out',
  'user.confirmation-resent': 'A new confirmation e-mail was sent',
  'second-step.removed': 'The second step was removed',
  'second-step.app-added': 'An authenticator app was set up',
  'second-step.app-removed': 'The authenticator app was removed',
  'second-step.codes-renewed': 'New recovery codes were made',
  'second-step.recovery-code-used': 'A recovery code was used',
  'second-step.passed': 'The second step was completed',
  'second-step.refused': 'A wrong code was entered',
  'passkey.added': 'A passkey was added',
  'passkey.renamed': 'A passkey was renamed',
  'passkey.removed': 'A passkey was removed',
  'linked-sign-in.added': 'A linked sign-in was added',
  'linked-sign-in.removed': 'A linked sign-in was removed',
  'user.bounce-cleared': 'The mark for bounced e-mails was removed',
  'user.password-mailed': 'A link for a new password was sent',
}

/** Describes an entry of the audit log in words, where there are any. */
export const actionInWords = (action: string) => actionNames[action] ?? action
