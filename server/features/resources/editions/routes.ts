import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import * as editions from '#contract/editions.ts'
import type { Language } from '#contract/languages.ts'
import { nameOfText } from '#contract/texts.ts'
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
import { listPublishedTexts } from '../texts/queries.ts'
import { additionOf } from './additions.ts'
import { broughtObstacle, fileTypes, isMade, isPaper, madeKinds, possibleKinds, printObstacle } from './kinds.ts'
import { getEdition } from './make.ts'
import {
  type EditionRow,
  findUploadedEdition,
  listEditions,
  listUploadedEditions,
  type UploadedEdition,
} from './queries.ts'
import { listShippedEditions } from './shipped-editions.ts'
import { removeEdition, storeEdition } from './upload-edition.ts'
import { heardIn } from './voices.ts'

/** 50 MB take this long through a line of 1 Mbit/s. */
const bodySeconds = 600

export function editionRoutes(app: FastifyInstance, deps: Deps, shelf: Shelf): void {
  serve(app, editions.listEditions, async ({ actor, params }) => {
    const resource = openResource(await shelf.find(params.id), actor)
    const papers = resource.category === 'storybook' ? await listOpenPapers(deps.db, resource, actor) : []
    return editionsOf([resource, ...papers], actor)
  })

  /** Resource by resource, in the order of the contract. */
  async function editionsOf(resources: readonly ResourceRow[], actor: Actor): Promise<editions.Edition[]> {
    const ids = resources.map(({ id }) => id)
    const versions = resources.map(({ version }) => version)
    const [uploaded, made] = await Promise.all([listUploadedEditions(deps.db, ids), listEditions(deps.db, versions)])
    const offered = resources.map((resource) =>
      arrange(resource, actor, {
        uploaded: uploaded.filter(({ resourceId }) => resourceId === resource.id),
        noted: made.filter(({ version }) => version === resource.version),
      }),
    )
    return (await Promise.all(offered)).flat()
  }

  /** Of the editions that there are of a kind, the one that people have made first, and then the one that ships. */
  async function arrange(
    resource: ResourceRow,
    actor: Actor,
    { uploaded, noted }: { uploaded: readonly UploadedEdition[]; noted: readonly EditionRow[] },
  ): Promise<editions.Edition[]> {
    const shipped = await listShippedEditions(deps.config, resource)
    const made = madeKinds(resource).length > 0 ? await withoutOtherVoices(resource, noted) : []
    const unmade = possibleKinds(resource).map((kind) => {
      const { why = '', remedy = '' } = broughtObstacle(kind) ?? {}
      return { kind, bytes: 0, problem: why, remedy }
    })
    const ofStory = made.filter(({ language }) => language === '')
    // What ships is made of the sources of a paper, and better than what is made of its pages.
    const known = [
      ...uploaded.map(({ kind, bytes, uploadedFor }) => ({
        ...{ kind, bytes, made_by: resource.schoolId === null ? ('charity' as const) : ('school' as const) },
        is_older: uploadedFor !== resource.version,
      })),
      ...shipped.map(({ kind, bytes }) => ({ kind, bytes })),
      ...ofStory,
      ...unmade,
    ]
    const inOrder = editions.EditionKind.options.flatMap((kind) => known.find((one) => one.kind === kind) ?? [])
    const all = [
      ...inOrder.map((edition) => ({ ...edition, language: null })),
      ...(await listWithTexts(resource, made)),
    ]
    return all.map((edition) => {
      const whole = { problem: '', remedy: '', made_by: 'portal' as const, is_older: false, ...edition }
      return { of: resource.id, ...whole, remedy: mayReplace(actor, resource) ? whole.remedy : '' }
    })
  }

  /** Without an e-book in which another voice is heard than in the portal. */
  async function withoutOtherVoices(resource: ResourceRow, made: readonly EditionRow[]) {
    const mayBeHeard = ({ kind, language }: EditionRow) => kind === 'epub' && language === ''
    if (!made.some(mayBeHeard)) return made
    const { hash } = await heardIn(deps.db, resource, 'epub')
    return made.filter((edition) => !mayBeHeard(edition) || edition.madeOf === hash)
  }

  /** The editions with each of the published texts of a book, text by text. */
  async function listWithTexts(resource: ResourceRow, made: readonly EditionRow[]) {
    if (isPaper(resource)) return []
    const listed: Pick<editions.Edition, 'kind' | 'language' | 'bytes' | 'problem' | 'remedy'>[] = []
    for (const text of await listPublishedTexts(deps.db, resource.id))
      for (const kind of madeKinds(resource, text.language)) {
        const { language } = text
        const { hash } = additionOf(text)
        const known = made.find((one) => one.kind === kind && one.language === language && one.madeOf === hash)
        const { why, remedy } = printObstacle({ kind, language }) ?? { why: '', remedy: '' }
        listed.push({ ...{ kind, language, bytes: 0, problem: why, remedy }, ...known, language })
      }
    return listed
  }

  serve(
    app,
    editions.uploadEdition,
    async ({ actor, by, params, request }) =>
      editionsOf([await storeEdition(deps, { actor, by }, params, request)], actor),
    { bodySeconds },
  )

  serve(app, editions.removeEdition, async ({ actor, by, params }) =>
    editionsOf([await removeEdition(deps, { actor, by }, params)], actor),
  )

  serve(app, editions.readEdition, async ({ actor, by, params, query, request, reply }) => {
    const resource = openResource(await shelf.find(params.id), actor)
    const { kind } = params
    const language: Language | '' = query.language ?? ''
    const { type } = fileTypes[kind]
    const headers = {
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(resource.title + endingOf(kind, language))}`,
    }
    const uploaded = language ? null : await findUploadedEdition(deps.db, resource.id, kind)
    const shipped = language
      ? undefined
      : (await listShippedEditions(deps.config, resource)).find((one) => one.kind === kind)
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
    if (!madeKinds(resource, language).includes(kind)) {
      const isWaiting = madeKinds({ ...resource, isPrepared: true }, language).includes(kind)
      throw new Failure(isWaiting ? 'resource/not-ready' : 'not-found')
    }
    const name = { kind, language }
    const making = getEdition(deps, resource, name, turnOf(actor, by.ip))
    const { bytes, problem, remedy, madeOf } = await making.catch(refuseIfBusy)
    if (problem) {
      const message = mayReplace(actor, resource) ? `${problem} ${remedy}`.trim() : problem
      throw new Failure('resource/no-edition', { message })
    }
    await countDownload(deps, download)
    const key = keys.edition(resource.version, name, madeOf)
    return sendFile(request, reply, deps.files, {
      key,
      type,
      size: bytes,
      version: `${resource.version}-${kind}-${wordsHash(resource)}${madeOf}`,
      headers,
    })
  })
}

/** How the name of a file ends. */
function endingOf(kind: editions.EditionKind, language: Language | ''): string {
  const { ending } = fileTypes[kind]
  const at = ending.lastIndexOf('.')
  return language ? `${ending.slice(0, at)}, ${nameOfText(language)}${ending.slice(at)}` : ending
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
