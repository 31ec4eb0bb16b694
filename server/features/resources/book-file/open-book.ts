import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { nothingIfAbsent } from '../../../adapters/files/file-store.ts'
import { BadBookFile } from './bad-book-file.ts'
import {
  BookFile,
  type BookPart,
  manifestName,
  maxBookBytes,
  maxManifestBytes,
  maxParts,
  partsOf,
  resourcesOf,
} from './manifest.ts'

/** A book in a folder of this machine, whose files are all there and are those that its manifest names. */
export interface OpenBook {
  file: BookFile
  pathOf(part: BookPart): string
}

/** Opens the folder of a book and checks everything in it. Throws BadBookFile. */
export async function openBook(folder: string): Promise<OpenBook> {
  const file = await readManifest(folder)
  const parts = resourcesOf(file).flatMap(partsOf)
  refuseWrongList(parts, await readdir(folder))
  for (const part of parts) await checkPart(join(folder, part.file), part)
  return { file, pathOf: (part) => join(folder, part.file) }
}

/** Reads the manifest in the folder of a book; its files are not looked at. Throws BadBookFile. */
export async function readManifest(folder: string): Promise<BookFile> {
  const path = join(folder, manifestName)
  const size = (await stat(path).catch(nothingIfAbsent))?.size
  if (size === undefined)
    throw new BadBookFile(`${manifestName} is missing. Choose a file that was exported as a book.`)
  if (size > maxManifestBytes) throw new BadBookFile(`${manifestName} is larger than 10 MB.`)
  const written = parseJson(await readFile(path, 'utf8'))
  const { data: head } = Head.safeParse(written)
  if (!head) throw new BadBookFile(`${manifestName} does not describe a book.`)
  if (head.version !== 1)
    throw new BadBookFile(
      `${manifestName} has version ${head.version} of the form, and this portal reads version 1. Update the portal, then import the book again.`,
    )
  const { data, error } = BookFile.safeParse(written)
  if (!data) throw new BadBookFile(`${manifestName} is wrong: ${firstIssue(error)}`)
  const slugs = resourcesOf(data).map((resource) => resource.slug)
  const twice = slugs.find((slug, index) => slugs.indexOf(slug) < index)
  if (twice !== undefined) throw new BadBookFile(`${manifestName} has two resources that are called ${twice}.`)
  for (const { slug, ageFrom, ageTo } of resourcesOf(data))
    if (ageFrom > ageTo) throw new BadBookFile(`${manifestName}: the ages of ${slug} run backwards.`)
  return data
}

const Head = z.object({ format: z.literal('portal-book'), version: z.number() })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) => {
      // Neither can be stored.
      if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) throw new SyntaxError()
      return value
    })
  } catch {
    throw new BadBookFile(`${manifestName} is damaged: it is no JSON.`)
  }
}

function firstIssue({ issues }: z.ZodError): string {
  const [issue] = issues
  const path = issue?.path.map(String).join('.') ?? ''
  return `${path === '' ? 'at its top' : path}: ${issue?.message ?? 'it cannot be read'}.`
}

function refuseWrongList(parts: readonly BookPart[], there: readonly string[]): void {
  const wanted = new Set(parts.map(({ file }) => file))
  if (wanted.size > maxParts) throw new BadBookFile(`${manifestName} names more than ${maxParts} files.`)
  if (parts.reduce((sum, { bytes }) => sum + bytes, 0) > maxBookBytes.all)
    throw new BadBookFile('The files of this book are larger than 400 MB together.')
  const missing = [...wanted].find((name) => !there.includes(name))
  if (missing !== undefined) throw new BadBookFile(`${missing} is missing. Export the book again.`)
  const extra = there.find((name) => name !== manifestName && !wanted.has(name))
  if (extra !== undefined) throw new BadBookFile(`${extra} is not part of the book: ${manifestName} does not name it.`)
}

async function checkPart(path: string, { file, bytes, sha256 }: BookPart): Promise<void> {
  const { size } = await stat(path)
  const sum = createHash('sha256')
  if (size === bytes) for await (const chunk of createReadStream(path)) sum.update(chunk as Buffer)
  if (size !== bytes || sum.digest('hex') !== sha256)
    throw new BadBookFile(
      `${file} is not the file that ${manifestName} describes: it was changed or damaged. Export the book again.`,
    )
}
