import type { FastifyInstance } from 'fastify'
import * as classCodes from '#contract/class-codes.ts'
import * as classReading from '#contract/class-reading.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { countPrint, turnOf } from '../../http/printing.ts'
import { serve } from '../../http/serve.ts'
import type { FindBrand } from '../brand/service.ts'
import {
  findHeard,
  openForReading,
  type Shelf,
  sendPagePicture,
  sendPdfOf,
  sendRecording,
} from '../resources/service.ts'
import { cardFor, cardTypes } from './family-card/family-card.ts'
import { endOwnCode, endsFor, listOwnCodes, makeCode, viewOwnCode } from './make-code.ts'
import { findClassBook, openCode } from './open-code.ts'

export function classCodeRoutes(app: FastifyInstance, deps: Deps, shelf: Shelf, brand: FindBrand): void {
  serve(app, classCodes.viewClassEnds, ({ actor }) => endsFor(deps, actor))

  serve(app, classCodes.listClassCodes, ({ actor }) => listOwnCodes(deps, shelf, actor))

  serve(app, classCodes.createClassCode, ({ actor, by, body }) => makeCode(deps, shelf, { actor, by, body }))

  serve(app, classCodes.viewClassCode, ({ actor, params }) => viewOwnCode(deps, shelf, actor, params.id))

  serve(app, classCodes.readFamilyCard, async ({ actor, by, params, query, reply }) => {
    await countPrint(deps, actor, by.ip)
    const card = await cardFor(deps, shelf, brand, { actor, ...params, ...query })
    const file = await deps.printer.print('family-card', card, turnOf(actor, by.ip))
    const name = encodeURIComponent(`${card.title} – card for families.${query.format}`)
    return reply
      .type(cardTypes[query.format])
      .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename*=UTF-8''${name}` })
      .send(file)
  })

  serve(app, classCodes.endClassCode, async ({ by, params }) => {
    await endOwnCode(deps, by, params.id)
    return {}
  })

  serve(app, classReading.openClassCode, ({ by, body }) => openCode(deps, shelf, { typed: body.code, ip: by.ip }))

  serve(app, classReading.renewClassPass, async ({ actor, request }) => {
    // A pass, which is in addresses, does not prolong itself.
    if (request.identity?.carrier !== 'header') throw new Failure('not-authorised')
    if (!(await findClassBook(shelf, actor))) throw new Failure('not-found')
    return { pass: await deps.classKeys.sign('pass', actor.codeId) }
  })

  serve(app, classReading.readClassPage, async ({ actor, params, reply }) => {
    const book = await findClassBook(shelf, actor)
    if (!book || params.number > book.pageCount) throw new Failure('not-found')
    // A shared tablet keeps no page of a book whose code may have ended.
    return sendPagePicture(reply, deps.files, book, { ...params, visibility: 'no-store' })
  })

  serve(app, classReading.readClassRecording, async ({ actor, params, request, reply }) => {
    const book = await findClassBook(shelf, actor)
    const recording = book && (await findHeard(deps.db, book, params.number, false))
    if (!recording) throw new Failure('not-found')
    return sendRecording(request, reply, deps.files, { recording, headers: { 'cache-control': 'no-store' } })
  })

  serve(app, classReading.readClassSheet, async ({ actor, params, request, reply }) => {
    const sheet = openForReading(await shelf.find(params.id), actor)
    // The book itself is read as pages.
    if (sheet.id === actor.bookId) throw new Failure('not-found')
    return sendPdfOf(request, reply, deps.files, { resource: sheet, headers: { 'cache-control': 'no-store' } })
  })
}
