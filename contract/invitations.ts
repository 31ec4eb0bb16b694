import * as z from 'zod/mini'
import { NewPassword, SignedIn } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { WantsNews } from './news.ts'
import { PageNumber } from './paging.ts'
import { filledEmail, Id, Moment, text } from './text.ts'

/**
 * A line of a CSV file that could not be used, or not all of it: its number (from 1), its text without the addresses of
 * columns that were left out, and why.
 */
export const BadRow = z.object({ line: z.int(), text: z.string(), reason: z.string() })
export type BadRow = z.infer<typeof BadRow>

/** The headings of such lines as a CSV file. The import knows them, and reads the second column only. */
export const badRowsHeader = ['Line', 'E-mail address as it was', 'Problem']

export type ImportReport = z.infer<typeof ImportReport>
export const ImportReport = z.object({
  successfully_imported: z.int(),
  exists_email: z.array(z.string()),
  /** How many addresses have an open invitation, have said no, or have been asked as often as anybody is; they are not asked again. */
  not_asked_again: z.int(),
  /** How many addresses are in columns of pupils, or in others that are not parents'. */
  left_out: z.int(),
  bad_rows: z.array(BadRow),
})

/**
 * Invites the parents of a list: all, or nobody. Every e-mail address is taken, wherever it stands on its line: at most
 * 1 MB and 5,000 rows. A column of pupils is left out. Where rows have addresses in three or more columns, and no heading says
 * which are parents', the field `columns`, before the file, says so: their numbers from 1, such as `2,3`.
 */
export const addUsersCsv = endpoint({
  method: 'POST',
  path: '/api/school/add-users-csv',
  access: 'staff',
  upload: 'file',
  response: ImportReport,
  errors: [
    'invitation/which-columns',
    'invitation/no-file',
    'invitation/unreadable',
    'invitation/too-large',
    'invitation/too-many-rows',
    'invitation/too-many-lists',
    'invitation/no-address',
  ],
})

/**
 * Invites people by e-mail. Multipart field `emails`: one address a line, at most 50 at once and 200 in 24 hours,
 * including those sent again. Those invited join the inviter's school, if there is one. The answer is the same whether
 * or not an address has an account: its owner is notified by e-mail.
 */
export const inviteUsers = endpoint({
  method: 'POST',
  path: '/api/user/invite',
  access: 'user',
  upload: 'emails',
  response: z.object({ invited: z.int(), bad_rows: z.array(BadRow) }),
  errors: ['invitation/too-many', 'invitation/no-address', 'not-allowed'],
})

/** Invites a colleague to the school of the caller. */
export const inviteColleague = endpoint({
  method: 'POST',
  path: '/api/school/invite-colleague',
  access: 'staff',
  body: z.object({ email: filledEmail('Enter your colleague’s e-mail address.') }),
  response: ImportReport,
  errors: ['invitation/too-many'],
})

const InvitedRole = z.enum(['parent', 'senior'])

export const Invitation = z.object({
  id: z.int(),
  email: z.string(),
  role: InvitedRole,
  state: z.enum(['open', 'accepted', 'expired']),
  inviter: z.string(),
  is_bouncing: z.boolean(),
  /** Who accepted, for staff of the school that they joined; `""` for others, and while nobody has. */
  name: z.string(),
  create_time: Moment,
  expire_time: Moment,
  /** `""` until it is accepted. */
  accept_time: z.union([Moment, z.literal('')]),
})
export type Invitation = z.infer<typeof Invitation>

/** Which invitations are listed. `undelivered`: their address bounces, and nobody has accepted. */
export const InvitationFilter = z.enum(['open', 'accepted', 'expired', 'undelivered'])
export type InvitationFilter = z.infer<typeof InvitationFilter>

const byId = z.object({ id: Id })

/**
 * Lists invitations: to the lead of a school those of its staff, to everybody else their own. Colleagues come first,
 * then the newest, `pageSize` a page. `q` is part of an address, or, for staff, of the name of who accepted; `list` is
 * a list of parents; `role` is what they are invited to be. `counts` are of what `q`, `list` and `role` find, whatever the state.
 */
export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/invitations',
  access: 'user',
  query: z.object({
    page: PageNumber,
    q: text(100),
    state: z.optional(InvitationFilter),
    list: z.optional(z.uuid()),
    role: z.optional(InvitedRole),
  }),
  response: z.object({
    invitations: z.array(Invitation),
    /** How many there are in that state. */
    total: z.int(),
    counts: z.object({ all: z.int(), open: z.int(), accepted: z.int(), expired: z.int(), undelivered: z.int() }),
    /** Whether these are all that the staff of the school have sent. */
    is_whole_school: z.boolean(),
  }),
})

/** Mails an invitation again. */
export const resendInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/:id/resend',
  access: 'user',
  params: byId,
  response: Invitation,
  errors: ['invitation/too-many', 'invitation/asked-enough', 'invitation/other-school', 'invitation/gone'],
})

/** Withdraws an invitation: its link stops working. */
export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/api/invitations/:id',
  access: 'user',
  params: byId,
  response: z.object({}),
})

/** A list of parents that was uploaded, and what became of its addresses. */
export const ParentList = z.object({
  id: z.uuid(),
  create_time: Moment,
  inviter: z.string(),
  /** Whether one may see the addresses: they are for the lead, and for the person who uploaded them. */
  is_visible: z.boolean(),
  /** How many addresses it invited. */
  invited: z.int(),
  /** Mails that are still to leave. */
  waiting: z.int(),
  /** Mails in the mailbox that nothing sends, because no mail server is set up. */
  kept: z.int(),
  /** Mails that have left, whatever became of their invitations. */
  sent: z.int(),
  /** Mails that could not be delivered. */
  failed: z.int(),
  accepted: z.int(),
  withdrawn: z.int(),
  /** Invitations that undoing the list withdraws. Some of those it invited are on a newer list, or deleted. */
  open: z.int(),
  /** When the list was undone; `""` if it was not. */
  withdraw_time: z.union([Moment, z.literal('')]),
})
export type ParentList = z.infer<typeof ParentList>

/** Lists the lists of parents that a school has sent in, newest first, a page at a time. */
export const listParentLists = endpoint({
  method: 'GET',
  path: '/api/school/parent-lists',
  access: 'staff',
  query: z.object({ page: PageNumber }),
  response: z.object({ lists: z.array(ParentList), total: z.int() }),
})

/**
 * Undoes a list: what is open is withdrawn, and mails that have not left are stopped (`stopped`, of those `withdrawn`).
 * `accepted`: addresses that had accepted before, and keep their accounts, for those who may see the list.
 */
export const withdrawParentList = endpoint({
  method: 'POST',
  path: '/api/school/parent-lists/:id/withdraw',
  access: 'staff',
  params: z.object({ id: z.uuid() }),
  response: z.object({ withdrawn: z.int(), stopped: z.int(), accepted: z.array(z.string()) }),
})

const byToken = z.object({ token: z.string().check(z.maxLength(100)) })

/** Returns what an invitation offers, without using it up. */
export const openInvitation = endpoint({
  method: 'POST',
  path: '/api/invitation/open',
  access: 'visitor',
  body: byToken,
  response: z.object({
    email: z.string(),
    /** `""` for an invitation from somebody without a school. */
    school: z.string(),
    inviter: z.string(),
    role: z.enum(['parent', 'senior']),
    /** The address has an account of staff without a school: its owner joins with that, instead of making one. */
    joins_account: z.boolean(),
  }),
  errors: ['invitation/gone'],
})

/** Accepts an invitation, which makes the account; following the invitation has confirmed its address. */
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitation/accept',
  access: 'visitor',
  body: z.extend(byToken, {
    full_name: text(100),
    password: NewPassword,
    agreeTerms: z.literal(true, 'Please confirm you agree terms'),
    /** Of a colleague; parents get no news. */
    wantsNews: WantsNews,
  }),
  response: SignedIn,
  errors: ['invitation/gone', 'account/address-taken', 'account/password-common', 'server/busy'],
})

/** Joins a school with the account whose address was invited, for staff without a school. */
export const joinByInvitation = endpoint({
  method: 'POST',
  path: '/api/invitation/join',
  access: 'user',
  body: byToken,
  response: z.object({}),
  errors: ['invitation/gone', 'not-allowed'],
})

/** Declines an invitation: the address is never invited again. */
export const declineInvitation = endpoint({
  method: 'POST',
  path: '/api/invitation/decline',
  access: 'visitor',
  body: byToken,
  response: z.object({}),
  errors: ['invitation/gone'],
})
