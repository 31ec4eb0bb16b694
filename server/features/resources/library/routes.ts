import type { FastifyInstance } from 'fastify'
import { readAccessOf } from '#contract/access.ts'
import * as library from '#contract/library.ts'
import { dayAfter, todayInUk } from '#contract/school-days.ts'
import { restorableDays } from '../../../data-protection/retention.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { serve } from '../../../http/serve.ts'
import type { Actor } from '../../../http/session-store.ts'
import { visibilityOf } from '../access.ts'
import { findResource } from '../queries.ts'
import { toResource } from '../to-resource.ts'
import {
  changeResource,
  createResource,
  previewReplacement,
  putFileBack,
  restore,
  takeOff,
  viewFileBefore,
} from './author-resource.ts'
import { listDeleted, listLibrary, updateOrder } from './queries.ts'
import { removable } from './rights.ts'

export function libraryRoutes(app: FastifyInstance, deps: Deps): void {
  async function answerFor(actor: Actor, id: number) {
    const resource = await findResource(deps.db, id)
    if (!resource) throw new Failure('not-found')
    return toResource(resource, visibilityOf(resource, readAccessOf(actor), actor.schoolId) !== 'open')
  }

  serve(app, library.createResource, async ({ actor, by, body }) =>
    answerFor(actor, await createResource(deps, { actor, by }, body)),
  )

  serve(app, library.viewReplacement, ({ actor, params, query }) =>
    previewReplacement(deps, actor, params.id, query.pdf),
  )

  serve(app, library.viewFileBefore, async ({ actor, params }) => {
    const found = await viewFileBefore(deps, actor, params.id)
    return { before: found && { replaced_time: found.replacedAt.toISOString(), page_count: found.pageCount } }
  })

  serve(app, library.putFileBack, async ({ actor, by, params }) => {
    await putFileBack(deps, { actor, by }, params.id)
    return answerFor(actor, params.id)
  })

  serve(app, library.updateResource, async ({ actor, by, params, body }) => {
    await changeResource(deps, { actor, by }, params.id, body)
    return answerFor(actor, params.id)
  })

  serve(app, library.deleteResource, async ({ actor, by, params }) => {
    await takeOff(deps, { actor, by }, params.id)
    return {}
  })

  serve(app, library.restoreResource, async ({ actor, by, params }) => {
    await restore(deps, { actor, by }, params.id)
    return answerFor(actor, params.id)
  })

  serve(app, library.listDeleted, async ({ actor }) =>
    (await listDeleted(deps.db, removable(actor))).map(({ id, title, category, slug, deletedAt }) => ({
      id,
      title,
      category,
      delete_time: (deletedAt ?? new Date()).toISOString(),
      restore_until: slug === null && deletedAt ? dayAfter(todayInUk(deletedAt), restorableDays) : '',
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
