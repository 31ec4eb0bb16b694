import type { FastifyInstance } from 'fastify'
import * as taught from '#contract/taught.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { sendPagePicture } from '../resources/service.ts'
import { closePage, hidePlan, renewCode, showPlan, viewOwnPage } from './parents-page.ts'
import { findShownBook, listShown, readShown } from './show-taught.ts'

export function taughtRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, taught.viewParentsPage, ({ actor }) => viewOwnPage(deps, actor))

  serve(app, taught.addTaughtPlan, async (asked) => {
    await showPlan(deps, asked)
    return {}
  })

  serve(app, taught.removeTaughtPlan, async ({ actor, by, params }) => {
    await hidePlan(deps, by, actor, params.id)
    return {}
  })

  serve(app, taught.renewTaughtCode, async ({ actor, by, body }) => {
    await renewCode(deps, by, actor, body.replaces)
    return {}
  })

  serve(app, taught.closeParentsPage, async ({ actor, by }) => {
    await closePage(deps, by, actor)
    return {}
  })

  serve(app, taught.viewTaught, ({ by, query }) => listShown(deps, { typed: query.token, ip: by.ip }))

  serve(app, taught.readTaught, ({ by, params, query }) =>
    readShown(deps, { id: params.id, typed: query.token, ip: by.ip }),
  )

  serve(app, taught.readTaughtPage, async ({ params, query, reply }) => {
    const book = await findShownBook(deps, { ...params, typed: query.token })
    // A browser keeps no page of what the school may take back.
    return sendPagePicture(reply, deps.files, book, { number: params.number, picture: '800', visibility: 'no-store' })
  })
}
