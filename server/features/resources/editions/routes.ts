import type { FastifyInstance } from 'fastify'
import * as editions from '#contract/editions.ts'
import { PdfsBusy } from '../../../adapters/pdf/pdfs-busy.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { sendFile } from '../../../http/send-file.ts'
import { serve } from '../../../http/serve.ts'
import type { Actor } from '../../../http/session-store.ts'
import { openResource } from '../access.ts'
import { keys } from '../keys.ts'
import type { ResourceRow } from '../queries.ts'
import type { Shelf } from '../service.ts'
import { fileTypes, madeKinds } from './kinds.ts'
import { getEdition } from './make.ts'
import { listEditions } from './queries.ts'

export function editionRoutes(app: FastifyInstance, deps: Deps, shelf: Shelf): void {
  serve(app, editions.listEditions, async ({ actor, params }) => {
    const resource = openResource(await shelf.find(params.id), actor)
    const made = await listEditions(deps.db, resource.version)
    return madeKinds(resource).flatMap((kind) => {
      const { bytes, problem } = made.find((one) => one.kind === kind) ?? { bytes: 0, problem: '' }
      return problem && !mayReplace(actor, resource) ? [] : [{ kind, bytes, problem }]
    })
  })

  serve(app, editions.readEdition, async ({ actor, params, request, reply }) => {
    const resource = openResource(await shelf.find(params.id), actor)
    const { kind } = params
    if (!madeKinds(resource).includes(kind))
      throw new Failure(resource.category === 'storybook' ? 'resource/not-ready' : 'not-found')
    const { bytes, problem } = await getEdition(deps, resource, kind, actor.id).catch(refuseIfBusy)
    if (problem) throw new Failure('resource/no-edition', { message: problem })
    const { type, ending } = fileTypes[kind]
    return sendFile(request, reply, deps.files, {
      key: keys.edition(resource.version, kind),
      type,
      size: bytes,
      version: `${resource.version}-${kind}`,
      headers: {
        'content-security-policy': "sandbox; default-src 'none'",
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(resource.title + ending)}`,
      },
    })
  })
}

/** The problem of a file concerns whoever can replace it. */
const mayReplace = (actor: Actor, { ownerId }: ResourceRow) => actor.role === 'admin' || actor.id === ownerId

function refuseIfBusy(error: unknown): never {
  if (error instanceof PdfsBusy) throw new Failure('resource/editions-busy', { retryAfter: 60 })
  throw error
}
