import type { FastifyInstance } from 'fastify'
import * as teaching from '#contract/teaching.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { countDownload } from '../../../http/count-download.ts'
import { countPrint, turnOf } from '../../../http/printing.ts'
import { serve } from '../../../http/serve.ts'
import type { FindBrand } from '../../brand/service.ts'
import { openResource } from '../access.ts'
import { listResources } from '../queries.ts'
import type { Shelf } from '../service.ts'
import { permissionOf } from '../to-resource.ts'
import { openTeaching } from './access.ts'
import { makeSlides } from './make-slides.ts'
import { readLesson, readPrompts } from './read-teaching.ts'

export function teachingRoutes(app: FastifyInstance, deps: Deps, shelf: Shelf, brand: FindBrand): void {
  const { db } = deps

  serve(app, teaching.viewPrompts, async ({ actor, params }) => {
    const book = openResource(await shelf.find(params.id), actor)
    const { hasQuestions } = openTeaching(await listResources(db, actor.schoolId), book, actor)
    return hasQuestions ? await readPrompts(db, book.id) : { pages: [], words: [] }
  })

  serve(app, teaching.viewLesson, async ({ actor, params }) => {
    const book = openResource(await shelf.find(params.id), actor)
    const { planIds } = openTeaching(await listResources(db, actor.schoolId), book, actor)
    const { steps } = await readLesson(db, planIds)
    return { steps }
  })

  serve(app, teaching.readSlides, async ({ actor, by, params, request, reply }) => {
    await countPrint(deps, actor, by.ip)
    const book = openResource(await shelf.find(params.id), actor)
    const all = await listResources(db, actor.schoolId)
    const { planId, steps } = await readLesson(db, openTeaching(all, book, actor).planIds)
    if (steps.length === 0) throw new Failure('resource/no-lesson')
    const permission = permissionOf(all.find(({ id }) => id === planId) ?? book)
    const { primary_color: color } = (await brand()).details
    const slides = await makeSlides(deps, { book, steps, permission, color }, turnOf(actor, by.ip))
    await countDownload(deps, { actor, request, resourceId: book.id, use: 'paper' })
    return reply
      .type(teaching.readSlides.download)
      .header(
        'content-disposition',
        `attachment; filename*=UTF-8''${encodeURIComponent(`${book.title} – lesson.pptx`)}`,
      )
      .send(slides)
  })
}
