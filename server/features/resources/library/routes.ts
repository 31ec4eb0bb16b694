import type { FastifyInstance } from 'fastify'
import { readingOf } from '#contract/access.ts'
import * as library from '#contract/library.ts'
import type { Actor } from '../../../database/sessions.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { serve } from '../../../http/serve.ts'
import { opennessOf } from '../access.ts'
import { findResource } from '../queries.ts'
import { toResource } from '../to-resource.ts'
import { changeResource, createResource, type Doing, restore, takeOff } from './authoring.ts'
import { restorableFor } from './clean-up.ts'
import { listDeleted, listLibrary, updateOrder } from './queries.ts'
import { removable } from './rights.ts'

const doingOf = ({ actor, request }: { actor: Actor; request: { ip: string } }): Doing => ({
  actor,
  address: request.ip,
})

export function libraryRoutes(app: FastifyInstance, deps: Deps): void {
  async function answerFor(actor: Actor, id: number) {
    const resource = await findResource(deps.db, id)
    if (!resource) throw new Failure('not-found')
    return toResource(resource, opennessOf(resource, readingOf(actor), actor.schoolId) !== 'open')
  }

  serve(app, library.createResource, async (asked) =>
    answerFor(asked.actor, await createResource(deps, doingOf(asked), asked.body)),
  )

  serve(app, library.updateResource, async (asked) => {
    await changeResource(deps, doingOf(asked), asked.params.id, asked.body)
    return answerFor(asked.actor, asked.params.id)
  })

  serve(app, library.deleteResource, async (asked) => {
    await takeOff(deps, doingOf(asked), asked.params.id)
    return {}
  })

  serve(app, library.restoreResource, async (asked) => {
    await restore(deps, doingOf(asked), asked.params.id)
    return answerFor(asked.actor, asked.params.id)
  })

  serve(app, library.listDeleted, async ({ actor }) =>
    (await listDeleted(deps.db, removable(actor))).map(({ id, title, category, slug, deletedAt }) => ({
      id,
      title,
      category,
      delete_time: (deletedAt ?? new Date()).toISOString(),
      gone_time: slug === null && deletedAt ? new Date(deletedAt.getTime() + restorableFor).toISOString() : '',
    })),
  )

  serve(app, library.listLibrary, async () =>
    (await listLibrary(deps.db)).map(({ schoolTitle, ...row }) => ({
      ...toResource(row, false),
      school: schoolTitle ?? '',
      is_shipped: row.slug !== null,
    })),
  )

  serve(app, library.orderResources, async ({ body }) => {
    await updateOrder(deps.db, body.ids)
    return {}
  })
}
