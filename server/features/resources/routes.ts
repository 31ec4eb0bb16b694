import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { readAccessOf } from '#contract/access.ts'
import * as resources from '#contract/resources.ts'
import { cached } from '../../database/cache.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { serialiseResponse } from '../../http/cached-response.ts'
import { sendPicture } from '../../http/send-file.ts'
import { serve } from '../../http/serve.ts'
import type { Actor } from '../../http/session-store.ts'
import { openResource, seeResource, visibilityOf } from './access.ts'
import { listHeard } from './narrations/heard-pages.ts'
import { listPages } from './pages/queries.ts'
import { insertView, listCategories, listOwnedResources } from './queries.ts'
import { findKept } from './replacing/queries.ts'
import { searchShelf } from './search/search.ts'
import { sendPagePicture, sendPdfOf } from './send.ts'
import type { Shelf } from './service.ts'
import { coverFile } from './showcase/showcase.ts'
import { listSayings } from './teaching/queries.ts'
import { listWords } from './teaching/read-teaching.ts'
import { listPublishedTexts } from './texts/queries.ts'
import { toBookPage, toResource } from './to-resource.ts'

export function resourceRoutes(app: FastifyInstance, deps: Deps, shelf: Shelf): void {
  async function listOwned(actor: Actor, reply: FastifyReply) {
    // Who wrote what is personal; the shelf is not.
    reply.header('cache-control', 'no-store')
    const owned = await listOwnedResources(deps.db, actor.id, actor.schoolId)
    return owned.map((row) => toResource(row, visibilityOf(row, readAccessOf(actor), actor.schoolId) !== 'open'))
  }

  serve(app, resources.listResources, ({ actor, query, reply }) =>
    query.owned === 'true' ? listOwned(actor, reply) : shelf.answerFor(actor),
  )

  serve(app, resources.searchResources, ({ actor, query }) => searchShelf(deps.db, actor, query.q))

  serve(app, resources.viewResource, async ({ actor, params }) => {
    const { resource, visibility } = seeResource(await shelf.find(params.id), actor)
    return toResource(resource, visibility === 'locked')
  })

  const categories = cached(deps.changes, ['categories', 'resources'], async () =>
    serialiseResponse(resources.listCategories, await listCategories(deps.db)),
  )
  serve(app, resources.listCategories, () => categories(''))

  serve(app, resources.viewBook, async ({ actor, params }) => {
    const resource = openResource(await shelf.find(params.id), actor)
    if (resource.category !== 'storybook') throw new Failure('not-found')
    if (!resource.isPrepared) throw new Failure('resource/not-ready')
    const pages = await listPages(deps.db, resource.id, resource.version)
    const heard = await listHeard(deps.db, resource, pages)
    const said = {
      narrator: heard.narrator,
      words: await listWords(deps.db, resource.id),
      sayings: await listSayings(deps.db, resource.id),
      texts: await listPublishedTexts(deps.db, resource.id),
      pages: pages.map((page) => toBookPage(resource, page, heard.recordings.get(page.number))),
    }
    return {
      ...{ resource: toResource(resource, false), aspect: resource.aspect, ...said },
      // Also of words that somebody has corrected here: a device that keeps the book asks for it again.
      version: `${resource.version}-${createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 16)}`,
    }
  })

  serve(app, resources.readPdf, async ({ actor, params, request, reply }) => {
    const resource = openResource(await shelf.find(params.id), actor)
    return sendPdfOf(request, reply, deps.files, { resource })
  })

  serve(app, resources.readCover, async ({ actor, params, reply }) => {
    const { resource } = seeResource(await shelf.find(params.id), actor)
    return sendPicture(reply, deps.files, coverFile(resource, params.width))
  })

  serve(app, resources.readPage, async ({ actor, params, query: { v = '' }, reply }) => {
    const resource = openResource(await shelf.find(params.id), actor)
    // A board goes on with the book that it has opened when the PDF is replaced.
    const kept = v === '' || v === resource.version ? null : await findKept(deps.db, resource.id, v)
    const { version, pageCount } = kept ?? resource
    if (!(kept || resource.isPrepared) || params.number > pageCount) throw new Failure('not-found')
    return sendPagePicture(reply, deps.files, { version }, params)
  })

  serve(app, resources.registerView, async ({ actor, body }) => {
    const resource = openResource(await shelf.find(body.resource_id), actor)
    await insertView(deps.db, resource.id, actor.id)
    return {}
  })
}
