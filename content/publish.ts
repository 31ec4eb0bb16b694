import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { shippedLicence } from '#contract/licences.ts'
import type {
  BookTeaching,
  DocumentBuilder,
  Lesson,
  Manifest,
  ResourceFacts,
  ShippedEdition,
  ShippedResource,
} from './catalogue.ts'
import { coversOf } from './covers.ts'
import { type Edition, editionsOf } from './editions/editions-of.ts'
import { schoolYear } from './imprint.ts'
import { printOnce } from './page-pictures.ts'
import { publisher } from './publisher.ts'
import { ContentError, type Storybook } from './storybook.ts'
import { readTexts } from './texts/read-texts.ts'

const digest = (data: Uint8Array | string) => createHash('sha256').update(data).digest('hex')

const factsOf = ({ story }: Storybook): ResourceFacts => ({
  slug: story.slug,
  title: story.title,
  category: 'storybook',
  description: story.description,
  isFree: true,
  belongsTo: null,
  ageFrom: story.ageFrom,
  ageTo: story.ageTo,
  minutes: story.minutes,
  readingYear: schoolYear(story),
  themes: story.themes,
  author: publisher,
})

async function ship(folder: string, { facts, pdf, teaching, editions }: Printed): Promise<ShippedResource> {
  const sha256 = digest(pdf)
  const { slug } = facts
  const covers = await coversOf(pdf)
  const cover = {
    webp480: `${slug}-cover-480.webp`,
    webp960: `${slug}-cover-960.webp`,
  }
  await Promise.all([
    writeFile(join(folder, `${slug}.pdf`), pdf),
    writeFile(join(folder, cover.webp480), covers.webp480),
    writeFile(join(folder, cover.webp960), covers.webp960),
  ])
  const files = editions.map(({ kind, ending }): ShippedEdition => ({ kind, file: `${slug}${ending}` }))
  for (const [index, { content }] of editions.entries())
    await writeFile(join(folder, files[index]?.file ?? ''), content)
  const taught = teaching && `${slug}-teaching.json`
  if (taught) await writeFile(join(folder, taught), `${JSON.stringify(teaching)}\n`)
  return { ...facts, licence: shippedLicence, pdf: `${slug}.pdf`, cover, sha256, teaching: taught, editions: files }
}

type Printed = {
  facts: ResourceFacts
  pdf: Uint8Array
  teaching: BookTeaching | Lesson | null
  editions: Edition[]
}

/** The pictures of a storybook in words, with what its guide asks about each page, what it covers of the curricula, and its texts. */
function teachingOf(book: Storybook, documents: DocumentBuilder): BookTeaching {
  const { story, cover, pages: drawings } = book
  const guide = documents
    .listDocuments()
    .find(({ category, belongsTo }) => category === 'teachers-guide' && belongsTo === story.slug)
  const prompts = (guide && documents.promptsOf(guide)) ?? { pages: [], words: [] }
  const pictures = [story.coverAlt, ...story.pages.map(({ alt }) => alt)]
  const halves = [cover, ...drawings].map(({ half }) => half !== undefined)
  const pages = pictures.map((alt, page) => {
    const asked = prompts.pages.find((each) => each.page === page)
    return { page, alt, isSpread: halves[page] ?? false, ...asked }
  })
  const curriculum = documents.curriculumOf(story.slug)
  return { pages, words: prompts.words, curriculum, texts: readTexts(book) }
}

/** Prints everything before anything is written: what is wrong in a source shows at once. */
async function printAll(library: Storybook[], documents: DocumentBuilder): Promise<Printed[]> {
  const printed: Printed[] = []
  for (const book of library) {
    const teaching = teachingOf(book, documents)
    printed.push({ facts: factsOf(book), pdf: await printOnce(book), teaching, editions: await editionsOf(book) })
  }
  for (const source of documents.listDocuments()) {
    if (printed.some(({ facts }) => facts.slug === source.slug))
      throw new ContentError(`${source.slug}: two resources have this slug. Rename one of them.`)
    const book = library.find(({ story }) => story.slug === source.belongsTo)
    if (source.belongsTo !== null && !book)
      throw new ContentError(`${source.slug}: there is no storybook “${source.belongsTo}”. Correct belongsTo.`)
    const { slug, title, category, description, isFree, belongsTo, ageFrom, ageTo, minutes } = source
    const facts = { slug, title, category, description, isFree, belongsTo, ageFrom, ageTo, minutes }
    const word = { kind: 'word', ending: '.docx', content: await documents.renderWord(source, book) } as const
    const content = await documents.renderLarge(source, book)
    const large = { kind: 'large-print', ending: '-large-print.pdf', content } as const
    const pdf = await documents.renderDocument(source, book)
    printed.push({ facts, pdf, teaching: documents.lessonOf(source), editions: [large, word] })
  }
  return printed
}

async function buildContent(folder: string, library: Storybook[], documents: DocumentBuilder): Promise<Manifest> {
  const resources: ShippedResource[] = []
  for (const printed of await printAll(library, documents)) resources.push(await ship(folder, printed))
  const files = await Promise.all((await readdir(folder)).sort().map((name) => readFile(join(folder, name))))
  const version = digest(JSON.stringify([resources, files.map(digest)]))
  const manifest = { version, resources }
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

/**
 * Builds everything again and puts it in the place of `target`. What was there stays whole until the new one is complete,
 * and stays for good when a source is wrong (ContentError).
 */
export async function replaceContent(
  target: string,
  library: Storybook[],
  documents: DocumentBuilder,
): Promise<Manifest> {
  const fresh = `${target}.${process.pid}.new`
  const old = `${target}.${process.pid}.old`
  try {
    await mkdir(fresh, { recursive: true })
    const manifest = await buildContent(fresh, library, documents)
    if (existsSync(target)) await rename(target, old)
    await rename(fresh, target)
    return manifest
  } finally {
    await rm(fresh, { recursive: true, force: true })
    await rm(old, { recursive: true, force: true })
  }
}
