import type { FastifyInstance } from 'fastify'
import { readAccessOf } from '#contract/access.ts'
import * as resources from '#contract/resources.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { sendPicture } from '../../http/send-file.ts'
import { serve } from '../../http/serve.ts'
import { fileOf, imageIdIn } from '../images/service.ts'
import { openResource, seeResource, visibilityOf } from './access.ts'
import { findWords } from './books/prompts.ts'
import { keys } from './keys.ts'
import { listHeard } from './narrations/heard-pages.ts'
import { insertView, listCategories, listOwnedResources, listPages } from './queries.ts'
import { searchShelf } from './search/search.ts'
import { sendPagePicture, sendPdfOf } from './send.ts'
import type { Shelf } from './service.ts'
import { toBookPage, toResource } from './to-resource.ts'

export function resourceRoutes(app: FastifyInstance, deps: Deps, shelf: Shelf): void {
  serve(app, resources.listResources, async ({ actor, query, reply }) => {
    if (query.owned !== 'true') return shelf.answerFor(actor)
    // Who wrote what is personal; the shelf is not.
    reply.header('cache-control', 'no-store')
    const owned = await listOwnedResources(deps.db, actor.id)
    return owned.map((row) => toResource(row, visibilityOf(row, readAccessOf(actor), actor.schoolId) !== 'open'))
  })

  serve(app, resources.searchResources, ({ actor, query }) => searchShelf(deps.db, actor, query.q))

  serve(app, resources.viewResource, async ({ actor, params }) => {
    const { resource, visibility } = seeResource(await shelf.find(params.id), actor)
    return toResource(resource, visibility === 'locked')
  })

  serve(app, resources.listCategories, () => listCategories(deps.db))

  serve(app, resources.viewBook, async ({ actor, params }) => {
    const resource = openResource(await shelf.find(params.id), actor)
    if (resource.category !== 'storybook') throw new Failure('not-found')
    if (!resource.isPrepared) throw new Failure('resource/not-ready')
    const pages = await listPages(deps.db, resource.id, resource.version)
    const heard = await listHeard(deps.db, resource, pages)
    return {
      resource: toResource(resource, false),
      aspect: resource.aspect,
      narrator: heard.narrator,
      version: heard.version,
      words: await findWords(deps, resource.id),
      pages: pages.map((page) => toBookPage(resource, page, heard.recordings.get(page.number))),
    }
  })

  serve(app, resources.readPdf, async ({ actor, params, request, reply }) => {
    const resource = openResource(await shelf.find(params.id), actor)
    return sendPdfOf(request, reply, deps.files, { resource })
  })

  serve(app, resources.readCover, async ({ actor, params, reply }) => {
    const { resource } = seeResource(await shelf.find(params.id), actor)
    const picture = imageIdIn(resource.coverImage)
    return sendPicture(reply, deps.files, picture ? fileOf(picture) : keys.cover(resource.version, params.width))
  })

  serve(app, resources.readPage, async ({ actor, params, reply }) => {
    const resource = openResource(await shelf.find(params.id), actor)
    if (!resource.isPrepared || params.number > resource.pageCount) throw new Failure('not-found')
    return sendPagePicture(reply, deps.files, resource, params)
  })

  serve(app, resources.registerView, async ({ actor, body }) => {
    const resource = openResource(await shelf.find(body.resource_id), actor)
    await insertView(deps.db, resource.id, actor.id)
    return {}
  })
}
