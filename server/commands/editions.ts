import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { licences, shippedLicence } from '#contract/licences.ts'
import { type EditionBook, NoEdition } from '../adapters/editions/book.ts'
import { plainText } from '../adapters/editions/plain-text.ts'
import { nothingIfAbsent } from '../adapters/files/file-store.ts'
import { makers } from '../adapters/pdf/worker/make-edition.ts'
import { readConfig } from '../config/config.ts'
import { fileTypes } from '../features/resources/editions/kinds.ts'
import { findPrepared } from '../features/resources/prepared.ts'
import { listShipped, type ShippedResource } from '../features/resources/shipped/shipped-content.ts'
import { Refused, runCommand } from '../run-command.ts'

/**
 * Writes the editions of the books that ship into a folder, to be printed or given away: `npm run editions -- folder`. Checks the
 * e-books with epubcheck where that is installed.
 */
async function main(): Promise<number> {
  const [target, ...others] = process.argv.slice(2)
  if (!target || target.startsWith('-') || others.length > 0) {
    throw new Refused('Name the folder to write to: npm run editions -- editions')
  }
  const { contentFolder, preparedFolder } = readConfig()
  const shipped = await listShipped(contentFolder).catch(nothingIfAbsent)
  if (shipped === null) {
    throw new Refused('The books are not built yet: run npm run build, then this command again.')
  }
  await mkdir(target, { recursive: true })
  const epubs: string[] = []
  for (const { resource, folder } of shipped)
    for (const { kind, file } of resource.editions)
      await copyFile(join(folder, file), join(target, resource.title.replace(': ', ' – ') + fileTypes[kind].ending))
  for (const { resource } of shipped.filter(({ resource: { category } }) => category === 'storybook'))
    epubs.push(...(await writeEditions(resource, { preparedFolder, target })))
  return checkEpubs(epubs)
}

/** What can still be sent by e-mail. */
const maxBytes = 15_000_000

async function writeEditions(
  { title, pdf: { sha256 }, author, teaching }: ShippedResource['resource'],
  { preparedFolder, target }: Record<'preparedFolder' | 'target', string>,
): Promise<string[]> {
  const prepared = await findPrepared(preparedFolder, sha256)
  if (!prepared)
    throw new NoEdition({
      why: `The pages of “${title}” are not prepared.`,
      remedy: 'Run npm run build, then this command again.',
    })
  const { aspect } = prepared.facts
  const taught = teaching?.pages ?? []
  const pages = prepared.facts.pages.map((page) => ({
    ...page,
    isSpread: taught.some((each) => each.page === page.number - 1 && each.isSpread),
  }))
  const permission = licences[shippedLicence].sentence
  const book: EditionBook = { title, aspect, hasImprint: true, isPaper: false, permission, author, pages }
  const write = async (kind: keyof typeof fileTypes, content: Uint8Array | string) => {
    if (content.length > maxBytes)
      throw new NoEdition({
        why: `The ${kind} edition of “${title}” is larger than 15 MB.`,
        remedy: 'Make its pictures smaller.',
      })
    const path = join(target, title + fileTypes[kind].ending)
    await writeFile(path, content)
    console.info(path)
    return path
  }
  await write('text', plainText(book))
  const epubs: string[] = []
  for (const kind of ['booklet', 'large-print', 'epub', 'flowing-epub'] as const) {
    const making = makers[kind](book, join(preparedFolder, sha256))
    let step = await making.next()
    while (!step.done) step = await making.next()
    const path = await write(kind, step.value)
    if (path.endsWith('.epub')) epubs.push(path)
  }
  return epubs
}

/** Debian's epubcheck is a Java archive, which runs by itself only where the system knows how to start one. It takes one e-book. */
function checkEpubs(epubs: string[]): number {
  for (const epub of epubs) {
    const { error, status, stdout, stderr } = spawnSync('java', ['-jar', '/usr/bin/epubcheck', epub], {
      encoding: 'utf8',
    })
    if (error || /Unable to access jarfile/.test(stderr)) {
      console.info(
        'The e-books were not checked, because epubcheck is not installed. On Debian: apt-get install epubcheck',
      )
      return 0
    }
    if (status !== 0) {
      console.error(stdout + stderr)
      return 1
    }
  }
  console.info('epubcheck found nothing wrong.')
  return 0
}

runCommand(main, { failed: 'The editions were not written.', known: [NoEdition] })
