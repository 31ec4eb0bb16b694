import { randomUUID } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { EditionKind } from '#contract/editions.ts'
import { maxRecording } from '#contract/narrations.ts'
import { checkEdition, UnfitEdition } from '../../../adapters/editions/check-edition.ts'
import { inScratchFolder } from '../../../adapters/files/scratch.ts'
import { UnreadablePdf } from '../../../adapters/pdf/unreadable-pdf.ts'
import type { NarratedPagesTable } from '../../../database/library-tables.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { keepImage, refuseUnlikeOurs } from '../../images/service.ts'
import { ingestUpload } from '../ingest.ts'
import { keys } from '../keys.ts'
import { type Recognised, recogniseRecording } from '../narrations/recognise-recording.ts'
import { findPrepared } from '../prepared.ts'
import { storeUnclaimed } from '../uploads/store-unclaimed.ts'
import { BadBookFile } from './bad-book-file.ts'
import type { BookPart, BookResource } from './manifest.ts'
import type { OpenBook } from './open-book.ts'

/** Pixels of the longest side of a cover. */
const coverSide = 4_096

/** A page that somebody has read aloud, whose recording waits to be claimed. */
export interface ReceivedPage {
  number: number
  recording: string
  mediaType: NarratedPagesTable['mediaType']
  bytes: number
  seconds: number
  words: string
  starts: number[] | null
}

/** Another form of a resource, a version of its own. */
export interface ReceivedEdition {
  kind: EditionKind
  version: string
  bytes: number
}

/** The stored files of a resource that nothing has claimed yet. `ownCover`: the address of a picture, or `""`. */
export interface Received {
  version: string
  ownCover: string
  recordings: ReceivedPage[]
  editions: ReceivedEdition[]
}

/**
 * Checks the files of a resource as those of any upload are checked, and stores them. What is not claimed within a day is
 * removed. Throws BadBookFile and PdfsBusy.
 */
export async function receiveResource(
  deps: Deps,
  { pathOf }: Pick<OpenBook, 'pathOf'>,
  resource: BookResource,
  { ownerId, withEditions }: { ownerId: string | null; withEditions: boolean },
): Promise<Received> {
  const { pdf, covers, ownCover, recordings } = resource
  const cover = { small: await readCover(pathOf, covers.small), large: await readCover(pathOf, covers.large) }
  const sounds: Sound[] = []
  for (const page of recordings?.pages ?? []) sounds.push({ page, ...(await recognise(pathOf, page)) })
  const prepared = await findPrepared(deps.config.preparedFolder, pdf.sha256)
  const ingesting = { path: pathOf(pdf), sourceHash: pdf.sha256, cover, prepared, ownerId }
  const { version } = await ingestUpload(deps, ingesting).catch((error: unknown) => {
    throw error instanceof UnreadablePdf ? new BadBookFile(`${pdf.file}: ${error.message}`) : error
  })
  const pages: ReceivedPage[] = []
  for (const sound of sounds) pages.push(await storeSound(deps, pathOf(sound.page), sound))
  const editions: ReceivedEdition[] = []
  if (withEditions)
    for (const edition of resource.editions) editions.push(await storeEdition(deps, pathOf, edition, ownerId))
  const own = ownCover ? await keepOwnCover(deps, pathOf, ownCover) : ''
  return { version, ownCover: own, recordings: pages, editions }
}

type PathOf = OpenBook['pathOf']

function storeEdition(
  { db, files, config }: Deps,
  pathOf: PathOf,
  edition: BookResource['editions'][number],
  ownerId: string | null,
): Promise<ReceivedEdition> {
  const { kind, file } = edition
  return inScratchFolder(config, async (folder) => {
    const checking = checkEdition(kind, pathOf(edition), { out: join(folder, 'checked.pdf'), who: ownerId ?? '' })
    const path = await checking.catch((error: unknown) => {
      const isUnfit = error instanceof UnfitEdition || error instanceof UnreadablePdf
      throw isUnfit ? new BadBookFile(`${file}: ${error.message}`) : error
    })
    const [version, bytes] = [randomUUID(), (await stat(path)).size]
    const upload = { version, ownerId: null, title: '', sourceHash: '', pdfSize: bytes, pageCount: 0, aspect: 1 }
    await storeUnclaimed(db, upload, () => files.putFile(keys.uploaded(version), path))
    return { kind, version, bytes }
  })
}

async function readCover(pathOf: PathOf, part: BookPart): Promise<Buffer> {
  const bytes = await readFile(pathOf(part))
  await refuseUnlikeOurs(bytes, coverSide).catch((error: unknown) => throwNamed(part, error))
  return bytes
}

async function keepOwnCover(deps: Deps, pathOf: PathOf, part: BookPart): Promise<string> {
  return keepImage(deps, await readFile(pathOf(part))).catch((error: unknown) => throwNamed(part, error))
}

function throwNamed({ file }: BookPart, error: unknown): never {
  throw error instanceof Failure ? new BadBookFile(`${file} is no WebP picture that can be used as a cover.`) : error
}

type RecordedPage = NonNullable<BookResource['recordings']>['pages'][number]
type Sound = { page: RecordedPage } & Recognised

async function recognise(pathOf: PathOf, part: RecordedPage): Promise<Recognised> {
  if (part.bytes > maxRecording.bytes) throw new BadBookFile(`${part.file} is larger than 6 MB.`)
  const recognised = recogniseRecording(await readFile(pathOf(part)))
  if (!recognised) throw new BadBookFile(`${part.file} is no recording that browsers can play.`)
  if (recognised.seconds > maxRecording.seconds) throw new BadBookFile(`${part.file} is longer than 5 minutes.`)
  return recognised
}

async function storeSound(
  { db, files }: Deps,
  path: string,
  { page: { number, bytes, words, starts }, mediaType, seconds }: Sound,
): Promise<ReceivedPage> {
  const recording = randomUUID()
  const upload = {
    ...{ version: recording, ownerId: null, title: '', sourceHash: '' },
    ...{ pdfSize: bytes, pageCount: 0, aspect: 1 },
  }
  await storeUnclaimed(db, upload, () => files.putFile(keys.recording(recording), path))
  return { number, recording, mediaType, bytes, seconds, words, starts }
}
