import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import * as editions from '#contract/editions.ts'
import { PdfsBusy } from '../../../adapters/pdf/pdfs-busy.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { countDownload } from '../../../http/count-download.ts'
import { turnOf } from '../../../http/printing.ts'
import { sendFile } from '../../../http/send-file.ts'
import { serve } from '../../../http/serve.ts'
import type { Actor } from '../../../http/session-store.ts'
import { openResource } from '../access.ts'
import { listOpenPapers } from '../books/papers.ts'
import { keys } from '../keys.ts'
import type { ResourceRow } from '../queries.ts'
import type { Shelf } from '../service.ts'
import { broughtObstacle, fileTypes, isMade, madeKinds, possibleKinds } from './kinds.ts'
import { getEdition } from './make.ts'
import { findUploadedEdition, listEditions, listUploadedEditions } from './queries.ts'
import { listShippedEditions } from './shipped-editions.ts'
import { removeEdition, storeEdition } from './upload-edition.ts'
import { heardIn } from './voices.ts'

/** 50 MB take this long through a line of 1 Mbit/s. */
const bodySeconds = 600

export function editionRoutes(app: FastifyInstance, deps: Deps, shelf: Shelf): void {
  serve(app, editions.listEditions, async ({ actor, params }) => {
    const resource = openResource(await shelf.find(params.id), actor)
    const papers = resource.category === 'storybook' ? await listOpenPapers(deps.db, resource, actor) : []
    const offered = await Promise.all([resource, ...papers].map((one) => editionsOf(one, actor)))
    return offered.flat()
  })

  /** In the order of the contract; of those that there are, the one that people have made first, and then the one that ships. */
  async function editionsOf(resource: ResourceRow, actor: Actor): Promise<editions.Edition[]> {
    const uploaded = await listUploadedEditions(deps.db, resource.id)
    const shipped = await listShippedEditions(deps.config, resource)
    const made = madeKinds(resource).length > 0 ? await listMade(resource) : []
    const unmade = possibleKinds(resource).map((kind) => {
      const { why = '', remedy = '' } = broughtObstacle(kind) ?? {}
      return { kind, bytes: 0, problem: why, remedy }
    })
    // What ships is made of the sources of a paper, and better than what is made of its pages.
    const known = [
      ...uploaded.map(({ kind, bytes, uploadedFor }) => ({
        ...{ kind, bytes, made_by: resource.schoolId === null ? ('charity' as const) : ('school' as const) },
        is_older: uploadedFor !== resource.version,
      })),
      ...shipped.map(({ kind, bytes }) => ({ kind, bytes })),
      ...made,
      ...unmade,
    ]
    return editions.EditionKind.options.flatMap((kind) => {
      const edition = known.find((one) => one.kind === kind)
      if (!edition) return []
      const whole = { problem: '', remedy: '', made_by: 'portal' as const, is_older: false, ...edition }
      return [{ of: resource.id, ...whole, remedy: mayReplace(actor, resource) ? whole.remedy : '' }]
    })
  }

  /** Without an e-book in which another voice is heard than in the portal. */
  async function listMade(resource: ResourceRow) {
    const made = await listEditions(deps.db, resource.version)
    const { hash } = await heardIn(deps.db, resource, 'epub')
    return made
      .filter(({ kind, heard }) => kind !== 'epub' || heard === hash)
      .map(({ kind, bytes, problem, remedy }) => ({ kind, bytes, problem, remedy }))
  }

  serve(
    app,
    editions.uploadEdition,
    async ({ actor, by, params, request }) =>
      editionsOf(await storeEdition(deps, { actor, by }, params, request), actor),
    { bodySeconds },
  )

  serve(app, editions.removeEdition, async ({ actor, by, params }) =>
    editionsOf(await removeEdition(deps, { actor, by }, params), actor),
  )

  serve(app, editions.readEdition, async ({ actor, by, params, request, reply }) => {
    const resource = openResource(await shelf.find(params.id), actor)
    const { kind } = params
    const { type, ending } = fileTypes[kind]
    const headers = {
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(resource.title + ending)}`,
    }
    const uploaded = await findUploadedEdition(deps.db, resource.id, kind)
    const shipped = (await listShippedEditions(deps.config, resource)).find((one) => one.kind === kind)
    const download = { actor, request, resourceId: resource.id, use: 'edition' } as const
    if (uploaded) {
      await countDownload(deps, download)
      const { version, bytes } = uploaded
      return sendFile(request, reply, deps.files, { key: keys.uploaded(version), type, size: bytes, version, headers })
    }
    if (shipped) {
      await countDownload(deps, download)
      return reply
        .type(type)
        .headers(headers)
        .send(await readFile(shipped.path))
    }
    if (!isMade(kind)) throw new Failure('not-found')
    if (!madeKinds(resource).includes(kind)) {
      const isWaiting = madeKinds({ ...resource, isPrepared: true }).includes(kind)
      throw new Failure(isWaiting ? 'resource/not-ready' : 'not-found')
    }
    const { bytes, problem, remedy, heard } = await getEdition(deps, resource, kind, turnOf(actor, by.ip)).catch(
      refuseIfBusy,
    )
    if (problem) {
      const message = mayReplace(actor, resource) ? `${problem} ${remedy}`.trim() : problem
      throw new Failure('resource/no-edition', { message })
    }
    await countDownload(deps, download)
    const key = keys.edition(resource.version, kind, heard)
    return sendFile(request, reply, deps.files, {
      key,
      type,
      size: bytes,
      version: `${resource.version}-${kind}-${wordsHash(resource)}${heard}`,
      headers,
    })
  })
}

/** Changes with what is printed beside the pages themselves. */
const wordsHash = ({ title, licence }: ResourceRow) =>
  createHash('sha256').update(`${licence} ${title}`).digest('hex').slice(0, 12)

/** What can be done about a file concerns people who can replace it. */
const mayReplace = (actor: Actor, { ownerId }: ResourceRow) => actor.role === 'admin' || actor.id === ownerId

function refuseIfBusy(error: unknown): never {
  if (error instanceof PdfsBusy) throw new Failure('resource/editions-busy', { retryAfter: 60 })
  throw error
}
