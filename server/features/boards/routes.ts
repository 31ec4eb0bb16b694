import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/boards.ts'
import { qrOf } from '../../../print/qr-code.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { serve } from '../../http/serve.ts'
import { openForReading, type Shelf } from '../resources/service.ts'
import { createRelay } from './relay.ts'

export function boardRoutes(app: FastifyInstance, deps: Deps, shelf: Shelf): void {
  const relay = createRelay(deps)
  // An open board must not hold up the stop of the process: its browser connects again, to another instance.
  app.addHook('preClose', async () => relay.close())

  serve(app, contract.followPhone, async ({ actor, query, request, reply }) => {
    const book = openForReading(await shelf.find(query.resource_id), actor)
    if (book.category !== 'storybook') throw new Failure('not-found')
    reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no')
    if (request.method === 'HEAD' || !request.identity) return reply.send('')
    const url = `${deps.config.publicUrl}/resources/books/${query.resource_id}/teach#${query.digits}`
    const address: contract.BoardAddress = { url, qr: qrOf(url) }
    return reply.send(relay.open({ ...query, user: actor, key: request.identity.key, address }))
  })

  serve(app, contract.leadBoard, async ({ actor, body: { state, ...board } }) => {
    const tell = async () => ((await relay.tell({ ...board, userId: actor.id }, state)) ? true : null)
    if (!(await deps.failures.attempt({ boardDigitsPerAccount: actor.id }, tell))) throw new Failure('board/not-found')
    return {}
  })
}
