import type { FastifyInstance } from 'fastify'
import * as invitations from '#contract/invitations.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { openUpload, readField } from '../../http/upload.ts'
import { signIn } from '../accounts/service.ts'
import { countInvitations, type ListedInvitation, listInvitations } from './queries.ts'
import { readAddresses } from './read-addresses.ts'
import {
  acceptInvitation,
  declineInvitation,
  importParents,
  inviteColleague,
  inviteParents,
  openByToken,
  resendInvitation,
  schoolToInviteFor,
  scopeOf,
  withdraw,
} from './service.ts'

const mostLines = 50
const pageSize = 100

export function invitationRoutes(app: FastifyInstance, deps: Deps): void {
  const { csvBytes, csvRows } = deps.config.invitations

  serve(app, invitations.addUsersCsv, async ({ actor, request }) => {
    const limits = { maxRows: csvRows, tooMany: 'invitation/too-many-rows', perRow: 2 } as const
    const { addresses, badRows } = await openUpload(
      request,
      { field: 'file', maxBytes: csvBytes, missing: 'invitation/no-file', tooLarge: 'invitation/too-large' },
      (file) => readAddresses(file, limits),
    )
    const { invited, withAccount } = await importParents(deps, { actor, addresses, address: request.ip })
    return reportOf(addresses.length, invited, withAccount, badRows)
  })

  serve(app, invitations.inviteUsers, async ({ actor, request }) => {
    schoolToInviteFor(actor)
    const text = await readField(request, { field: 'emails', maxBytes: 65_536, missing: 'invitation/no-address' })
    const limits = { maxRows: mostLines, tooMany: 'invitation/too-many', perRow: 1 } as const
    const { addresses, badRows } = await readAddresses([Buffer.from(text)], limits)
    await inviteParents(deps, { actor, addresses, address: request.ip })
    return { invited: addresses.length, bad_rows: badRows }
  })

  serve(app, invitations.inviteColleague, async ({ actor, body, request }) => {
    const addresses = [body.email]
    const { invited, withAccount } = await inviteColleague(deps, { actor, addresses, address: request.ip })
    return reportOf(1, invited, withAccount, [])
  })

  serve(app, invitations.listInvitations, async ({ actor, query: { page = 1 } }) => {
    const scope = scopeOf(actor)
    const total = await countInvitations(deps.db, scope)
    const listed = await listInvitations(deps.db, scope, { limit: pageSize, offset: (page - 1) * pageSize })
    return { invitations: listed.map(invitationAnswer), total }
  })

  serve(app, invitations.resendInvitation, async ({ actor, params }) =>
    invitationAnswer(await resendInvitation(deps, actor, params.id)),
  )

  serve(app, invitations.withdrawInvitation, async ({ actor, params }) => {
    await withdraw(deps, actor, params.id)
    return {}
  })

  serve(app, invitations.openInvitation, async ({ body }) => {
    const { email, school, inviter, role } = await openByToken(deps, body.token)
    return { email, school, inviter: inviter ?? '', role }
  })

  serve(app, invitations.acceptInvitation, async ({ body, request, reply }) => {
    await deps.limiters.signUpsPerNetwork.count(request.ip)
    const { token, password, full_name: fullName } = body
    const { userId } = await acceptInvitation(deps, { token, password, fullName, address: request.ip })
    return signIn(deps, { userId, request, reply })
  })

  serve(app, invitations.declineInvitation, async ({ body, request }) => {
    await declineInvitation(deps, body.token, request.ip)
    return {}
  })
}

function reportOf(
  given: number,
  invited: number,
  withAccount: string[],
  badRows: invitations.BadRow[],
): invitations.ImportReport {
  return {
    successfully_imported: invited,
    exists_email: withAccount,
    not_asked_again: given - invited - withAccount.length,
    bad_rows: badRows,
  }
}

function invitationAnswer(listed: ListedInvitation): invitations.Invitation {
  const isOpen = listed.expiresAt > new Date()
  return {
    id: listed.id,
    email: listed.email,
    role: listed.role,
    state: listed.acceptedAt ? 'accepted' : isOpen ? 'open' : 'expired',
    inviter: listed.inviter ?? '',
    is_bouncing: Boolean(listed.isBouncing),
    create_time: listed.createdAt.toISOString(),
    expire_time: listed.expiresAt.toISOString(),
  }
}
