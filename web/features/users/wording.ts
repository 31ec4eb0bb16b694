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

const actionNames: Record<string, string> = {
  login: 'Logged in',
  'login.refused': 'Failed to log in',
  'password.reset': 'Chose a new password',
  'address.confirmed': 'Confirmed the address',
  'address.changed': 'Changed the e-mail address',
  'address.undone': 'Undid a change of the e-mail address',
  'session.revoked': 'Logged one of their devices out',
  'logout.everywhere': 'Logged out everywhere',
  'user.disabled': 'Disabled',
  'user.enabled': 'Enabled',
  'user.session-ended': 'One of the devices was logged out',
  'user.confirmation-resent': 'A new confirmation e-mail was sent',
  'user.bounce-cleared': 'The mark for bounced e-mails was removed',
  'user.password-mailed': 'A link for a new password was sent',
}

/** Describes an entry of the audit log in words, where there are any. */
export const actionInWords = (action: string) => actionNames[action] ?? action
