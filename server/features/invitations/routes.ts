import type { FastifyInstance } from 'fastify'
import * as invitations from '#contract/invitations.ts'
import { pageSize } from '#contract/paging.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { serve } from '../../http/serve.ts'
import { openUpload, readField } from '../../http/upload.ts'
import { startSession } from '../accounts/service.ts'
import { countInvitations, type ListedInvitation, listInvitations } from './listing/queries.ts'
import { readEmails, readTable } from './read-emails.ts'
import { shownSender } from './sender.ts'
import {
  acceptInvitation,
  declineInvitation,
  importParents,
  inviteColleague,
  inviteParents,
  joinByInvitation,
  openByToken,
  refuseToInvite,
  resendInvitation,
  scopeOf,
  withdraw,
} from './service.ts'

const maxAtOnce = 50
/** Of an uploaded list: the parents of the largest schools, several times over. */
const maxRows = 5000
const maxBytes = 1_048_576

export function invitationRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, invitations.addUsersCsv, async ({ actor, by, request }) => {
    const limits = { maxRows, tooMany: 'invitation/too-many-rows' } as const
    const { emails, badRows, leftOut } = await openUpload(
      request,
      { field: 'file', maxBytes, missing: 'invitation/no-file', tooLarge: 'invitation/too-large' },
      (file, fieldOf) => readTable(file, limits, columnsIn(fieldOf('columns'))),
    )
    const { invited, withAccount } = await importParents(deps, { actor, by, emails })
    return { ...reportOf(emails.length, invited, withAccount), left_out: leftOut, bad_rows: badRows }
  })

  serve(app, invitations.inviteUsers, async ({ actor, by, request }) => {
    refuseToInvite(actor)
    const text = await readField(request, { field: 'emails', maxBytes: 65_536, missing: 'invitation/no-address' })
    const limits = { maxRows: maxAtOnce, tooMany: 'invitation/too-many' } as const
    const { emails, badRows } = await readEmails([Buffer.from(text)], limits)
    if (emails.length > maxAtOnce) throw new Failure('invitation/too-many')
    await inviteParents(deps, { actor, by, emails })
    return { invited: emails.length, bad_rows: badRows }
  })

  serve(app, invitations.inviteColleague, async ({ actor, by, body }) => {
    const emails = [body.email]
    const { invited, withAccount } = await inviteColleague(deps, { actor, by, emails })
    return reportOf(1, invited, withAccount)
  })

  serve(app, invitations.listInvitations, async ({ actor, query: { page = 1, q, state, list: listId, role } }) => {
    const scope = await scopeOf(deps.db, actor)
    const search = { q, state, listId, role }
    const counts = await countInvitations(deps.db, scope, search)
    const listed = await listInvitations(deps.db, scope, search, { limit: pageSize, offset: (page - 1) * pageSize })
    const isWholeSchool = 'schoolId' in scope && !('inviterId' in scope)
    return {
      invitations: listed.map(toInvitation),
      total: counts[state ?? 'all'],
      counts,
      is_whole_school: isWholeSchool,
    }
  })

  serve(app, invitations.resendInvitation, async ({ actor, params }) =>
    toInvitation(await resendInvitation(deps, actor, params.id)),
  )

  serve(app, invitations.withdrawInvitation, async ({ actor, params }) => {
    await withdraw(deps, actor, params.id)
    return {}
  })

  serve(app, invitations.openInvitation, async ({ body }) => {
    const found = await openByToken(deps, body.token)
    return { email: found.email, role: found.role, joins_account: found.joinerId !== null, ...shownSender(found) }
  })

  serve(app, invitations.acceptInvitation, async ({ body, by, request, reply }) => {
    await deps.limiters.signUpsPerNetwork.count(by.ip)
    const { token, password, full_name: fullName, wantsNews } = body
    const { userId } = await acceptInvitation(deps, by, { token, password, fullName, wantsNews })
    return startSession(deps, { userId, request, reply })
  })

  serve(app, invitations.joinByInvitation, async ({ body, by }) => {
    await joinByInvitation(deps, by, body.token)
    return {}
  })

  serve(app, invitations.declineInvitation, async ({ body, by }) => {
    await declineInvitation(deps, by, body.token)
    return {}
  })
}

/** `2,3` as numbers; null where nobody has chosen. What is no number is no column. */
const columnsIn = (field: string | undefined) => (field ? field.split(',').map(Number) : null)

function reportOf(given: number, invited: number, withAccount: string[]): invitations.ImportReport {
  return {
    successfully_imported: invited,
    exists_email: withAccount,
    not_asked_again: given - invited - withAccount.length,
    left_out: 0,
    bad_rows: [],
  }
}

function toInvitation(listed: ListedInvitation): invitations.Invitation {
  const isOpen = listed.expiresAt > new Date()
  return {
    id: listed.id,
    email: listed.email,
    role: listed.role,
    state: listed.acceptedAt ? 'accepted' : isOpen ? 'open' : 'expired',
    inviter: listed.inviter ?? '',
    is_bouncing: listed.isBouncing,
    name: listed.name,
    create_time: listed.createdAt.toISOString(),
    expire_time: listed.expiresAt.toISOString(),
    accept_time: listed.acceptedAt?.toISOString() ?? '',
  }
}
