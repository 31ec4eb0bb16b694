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
