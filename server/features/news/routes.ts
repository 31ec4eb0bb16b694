import type { FastifyInstance } from 'fastify'
import * as news from '#contract/news.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { sendPreview } from '../mailbox/service.ts'
import { writeBookMail } from './mail-news.ts'
import { findName } from './queries.ts'
import { chooseNews, findNewsChoice } from './service.ts'
import { getStorybook, tellBookNews, viewBookNews } from './tell-book-news.ts'

export function newsRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, news.viewBookNews, ({ params }) => viewBookNews(deps.db, params.id))

  serve(app, news.previewBookNews, async ({ actor, params, reply }) => {
    const book = await getStorybook(deps.db, params.id)
    return sendPreview(deps, reply, {
      mail: await writeBookMail(deps.config, book),
      greeted: await findName(deps.db, actor.id),
    })
  })

  serve(app, news.tellBookNews, ({ by, params }) => tellBookNews(deps, by, params.id))

  serve(app, news.viewNewsChoice, async ({ actor }) => ({ wants_news: await findNewsChoice(deps, actor) }))

  serve(app, news.chooseNews, async ({ actor, by, body }) => {
    await chooseNews(deps, actor, by, body.wants_news)
    return { wants_news: await findNewsChoice(deps, actor) }
  })
}
