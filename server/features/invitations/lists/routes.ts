import type { FastifyInstance } from 'fastify'
import * as invitations from '#contract/invitations.ts'
import { pageSize } from '#contract/paging.ts'
import type { Deps } from '../../../deps.ts'
import { schoolIdOf } from '../../../http/school-id.ts'
import { serve } from '../../../http/serve.ts'
import { isLeadOf } from '../../people/service.ts'
import { countLists, type ListedList, listLists } from './queries.ts'
import { withdrawList } from './withdraw-list.ts'

export function parentListRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, invitations.listParentLists, async ({ actor, query: { page = 1 } }) => {
    const schoolId = schoolIdOf(actor)
    const listed = await listLists(deps.db, schoolId, { limit: pageSize, offset: (page - 1) * pageSize })
    const isLead = await isLeadOf(deps.db, schoolId, actor.id)
    const toParentList = toListFor({ isLead, userId: actor.id, canSend: deps.mailer.delivers })
    return { lists: listed.map(toParentList), total: await countLists(deps.db, schoolId) }
  })

  serve(app, invitations.withdrawParentList, async ({ actor, by, params }) =>
    withdrawList(deps, by, { id: params.id, schoolId: schoolIdOf(actor) }),
  )
}

const toListFor =
  ({ isLead, userId, canSend }: { isLead: boolean; userId: string; canSend: boolean }) =>
  ({ createdAt, inviter, inviterId, withdrawnAt, waiting, ...list }: ListedList): invitations.ParentList => ({
    ...list,
    waiting: canSend ? waiting : 0,
    kept: canSend ? 0 : waiting,
    inviter: inviter ?? '',
    is_visible: isLead || inviterId === userId,
    create_time: createdAt.toISOString(),
    withdraw_time: withdrawnAt?.toISOString() ?? '',
  })
