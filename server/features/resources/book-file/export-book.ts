import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { EditionKind } from '#contract/editions.ts'
import type { ZipEntry } from '../../../adapters/files/zip.ts'
import type { Db } from '../../../database/tables.ts'
import type { Deps } from '../../../deps.ts'
import { findBytes } from '../../../http/send-file.ts'
import { fileOf, imageIdIn } from '../../images/service.ts'
import { fileTypes } from '../editions/kinds.ts'
import { listUploadedEditions } from '../editions/queries.ts'
import { listShippedEditions } from '../editions/shipped-editions.ts'
import { keys } from '../keys.ts'
import { findNarration, listRecordings } from '../narrations/queries.ts'
import { listPages } from '../pages/queries.ts'
import { slugOf } from '../slug.ts'
import { listCurriculum, listSayings, listSteps, listTeachingPages, listTeachingWords } from '../teaching/queries.ts'
import type { TeachingData } from '../teaching/teaching-data.ts'
import { listTexts } from '../texts/queries.ts'
import { type BookFile, type BookPart, type BookResource, manifestName } from './manifest.ts'
import { type ListedResource, listBookAndPapers } from './queries.ts'

type Content = Awaited<ReturnType<ZipEntry['content']>>

/** A file of a book: what the manifest says of it is known once it has been read. */
interface Part {
  part: BookPart
  read: () => Promise<Content>
}

/** A book with its papers as it is to be written. */
export interface ExportedBook {
  title: string
  /** Of the zip file, the manifest last: it names the hash of every file. */
  entries: () => Generator<ZipEntry>
}

/** Describes a storybook of the portal with everything that its readers and teachers have of it; null for everything else. */
export async function describeExport(deps: Deps, bookId: number): Promise<ExportedBook | null> {
  // What is written while this is read would belong to another state of the book.
  const reading = deps.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  const described = await reading.execute(async (db) => {
    const rows = await listBookAndPapers(db, bookId)
    const slugs = nameEach(rows)
    const described: Described[] = []
    for (const [index, row] of rows.entries()) described.push(await describeResource(deps, db, row, slugs[index] ?? ''))
    return described
  })
  const [book, ...papers] = described.map(({ resource }) => resource)
  if (!book) return null
  const file: BookFile = { format: 'portal-book', version: 1, book, papers }
  const parts = described.flatMap((one) => one.parts)
  return {
    title: book.title,
    *entries() {
      for (const { part, read } of parts) yield { name: part.file, content: async () => measured(part, await read()) }
      const manifest = () => Buffer.from(`${JSON.stringify(file, null, 2)}\n`)
      yield { name: manifestName, content: async () => manifest() }
    },
  }
}

/** What ships has a name; every other resource one that is made of its title. */
function nameEach(rows: readonly ListedResource[]): string[] {
  const names: string[] = []
  for (const { slug, title, category } of rows) {
    const name = slug ?? (slugOf(title).slice(0, 80).replace(/-$/, '') || slugOf(category) || 'paper')
    const count = names.filter((other) => other === name || other.startsWith(`${name}-no-`)).length
    names.push(count === 0 ? name : `${name}-no-${count + 1}`)
  }
  return names
}

async function* measured(part: BookPart, content: Content): AsyncGenerator<Uint8Array> {
  const sum = createHash('sha256')
  for await (const chunk of content instanceof Uint8Array ? [content] : content) {
    sum.update(chunk)
    part.bytes += chunk.length
    yield chunk
  }
  part.sha256 = sum.digest('hex')
}

interface Described {
  resource: BookResource
  parts: Part[]
}

async function describeResource(deps: Deps, db: Db, row: ListedResource, slug: string): Promise<Described> {
  const { files } = deps
  const { id, version, pdfSize, coverImage } = row
  const parts: Part[] = []
  const name = (file: string, read: Part['read']): BookPart => {
    const part = { file: `${slug}${file}`, bytes: 0, sha256: '' }
    parts.push({ part, read })
    return part
  }
  const stored = (key: string, size: number) => () => findBytes(files.readRange(key, { start: 0, end: size - 1 }))
  const small = (key: string) => () => findBytes(files.read(key))
  const image = imageIdIn(coverImage)
  const resource: BookResource = {
    ...said(row),
    slug,
    pdf: name('.pdf', stored(keys.pdf(version), pdfSize)),
    covers: {
      small: name('-cover-480.webp', small(keys.cover(version, '480'))),
      large: name('-cover-960.webp', small(keys.cover(version, '960'))),
    },
    ownCover: image === null ? null : name('-cover.webp', small(fileOf(image))),
    teaching: await describeTeaching(db, row),
    sayings: (await listSayings(db, id)).map(({ word, say_as: sayAs }) => ({ word, sayAs })),
    recordings: null,
    editions: [],
  }
  const narration = await findNarration(db, id)
  if (narration)
    resource.recordings = {
      narrator: narration.narrator,
      isPublished: narration.publishedAt !== null,
      pages: (await listRecordings(db, id)).map(({ number, recording, mediaType, bytes, words, starts }) => {
        const part = name(`-page-${number}.${endings[mediaType]}`, stored(keys.recording(recording), bytes))
        return Object.assign(part, { number, words, starts })
      }),
    }
  const place = ({ kind }: { kind: EditionKind }) => EditionKind.options.indexOf(kind)
  const uploaded = (await listUploadedEditions(db, [id])).toSorted((a, b) => place(a) - place(b))
  for (const { kind, version: own, bytes } of uploaded) {
    const ending = fileTypes[kind].ending.split('.').at(-1)
    resource.editions.push(Object.assign(name(`-${kind}.${ending}`, stored(keys.uploaded(own), bytes)), { kind }))
  }
  const shipped = await listShippedEditions(deps.config, row)
  for (const { kind, path } of shipped.filter((one) => uploaded.every((own) => own.kind !== one.kind))) {
    const ending = path.slice(path.lastIndexOf('.'))
    const part = name(`-${kind}${ending}`, async () => createReadStream(path))
    resource.editions.push(Object.assign(part, { kind }))
  }
  return { resource, parts }
}

const endings = { 'audio/webm': 'webm', 'audio/mp4': 'm4a', 'audio/ogg': 'ogg' } as const

function said(row: ListedResource) {
  const { title, category, categoryTitle, description, isFree, ageFrom, ageTo, minutes, readingYear, themes } = row
  const { author, hasImprint, licence } = row
  return {
    ...{ title, category, categoryTitle, description, isFree, ageFrom, ageTo, minutes, readingYear, themes },
    ...{ author, hasImprint, licence },
  }
}

async function describeTeaching(db: Db, { id, version }: ListedResource): Promise<TeachingData | null> {
  const prepared = await listPages(db, id, version)
  const pages = (await listTeachingPages(db, id)).map(({ isEdited, editedFrom: _, ...row }) => {
    // What nobody has written here gives way to what the PDF says.
    const alt = isEdited ? row.alt : (prepared.find(({ number }) => number === row.page + 1)?.alt ?? row.alt)
    return { ...row, alt }
  })
  const words = (await listTeachingWords(db, id))
    .filter((row) => row.pages.length > 0)
    .map(({ word, pages, meaning, useAgain }) => ({ word, pages, meaning, useAgain }))
  const steps = (await listSteps(db, [id]))
    .filter(({ parts }) => parts.length > 0)
    .map(({ minutes, title, page, parts }) => ({ minutes, title, page, parts }))
  const curriculum = await listCurriculum(db, id)
  const texts = (await listTexts(db, id)).map(({ id: _, isEdited: __, ...text }) => text)
  const all = { pages, words, curriculum, steps, texts }
  return Object.values(all).every(({ length }) => length === 0) ? null : all
}
