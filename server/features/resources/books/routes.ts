import type { FastifyInstance } from 'fastify'
import * as books from '#contract/books.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { countDownload } from '../../../http/count-download.ts'
import { countPrint, turnOf } from '../../../http/printing.ts'
import { serve } from '../../../http/serve.ts'
import { findNation } from '../../schools/service.ts'
import { openResource, seeResource } from '../access.ts'
import { listPages } from '../pages/queries.ts'
import { listResources, type ResourceRow } from '../queries.ts'
import type { Shelf } from '../service.ts'
import { openTeaching } from '../teaching/access.ts'
import { readCurriculum, readLesson } from '../teaching/read-teaching.ts'
import { toPicture, toResource } from '../to-resource.ts'
import { combineHandout, handoutOf } from './handout.ts'
import { listOpenPapers, papersOf } from './papers.ts'
import { spreadsOf } from './spreads.ts'

export function bookRoutes(app: FastifyInstance, deps: Deps, shelf: Shelf): void {
  const isStorybook = (row: ResourceRow) => row.category === 'storybook'

  serve(app, books.viewBookDetails, async ({ actor, params }) => {
    const { resource, visibility } = seeResource(await shelf.find(params.id), actor)
    if (!isStorybook(resource)) throw new Failure('not-found')
    const isLocked = visibility === 'locked'
    const all = await listResources(deps.db, actor.schoolId)
    const papers = papersOf(all, resource, actor)
    const hasPictures = !isLocked && resource.isPrepared
    const pages = hasPictures ? await listPages(deps.db, resource.id, resource.version) : []
    const openings = spreadsOf(pages.length).map((numbers) => pages.filter(({ number }) => numbers.includes(number)))
    const open = isLocked ? [] : papers.filter((paper) => !paper.isLocked).map(({ row }) => row)
    return {
      resource: toResource(resource, isLocked),
      spreads: openings.map((opening) => opening.map((page) => toPicture(resource, page))),
      papers: papers.map(({ row, isLocked }) => toResource(row, isLocked)),
      handout: handoutOf(open).map(({ id }) => id),
      has_lesson: !isLocked && (await readLesson(deps.db, openTeaching(all, resource, actor).planIds)).steps.length > 0,
      curriculum: await readCurriculum(deps.db, resource.id),
      nation: actor.schoolId === null ? null : await findNation(deps.db, actor.schoolId),
    }
  })

  serve(app, books.readHandout, async ({ actor, by, params, request, reply }) => {
    await countPrint(deps, actor, by.ip)
    const book = openResource(await shelf.find(params.id), actor)
    if (!isStorybook(book)) throw new Failure('not-found')
    const open = await listOpenPapers(deps.db, book, actor)
    const pdf = await combineHandout(deps, open, turnOf(actor, by.ip))
    await countDownload(deps, { actor, request, resourceId: book.id, use: 'paper' })
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(`${book.title} – to print.pdf`)}`)
      .send(Buffer.from(pdf))
  })
}
