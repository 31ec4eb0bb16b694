import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { shippedLicence } from '#contract/licences.ts'
import {
  type BookFile,
  type BookFilePart,
  type BookTeaching,
  categoryTitles,
  type DocumentBuilder,
  type Lesson,
  type Manifest,
  type ResourceFacts,
  type ShippedEdition,
  type ShippedResource,
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

async function writePart(folder: string, file: string, content: Uint8Array): Promise<BookFilePart> {
  await writeFile(join(folder, file), content)
  return { file, bytes: content.length, sha256: digest(content) }
}

async function ship(folder: string, { facts, pdf, teaching, editions }: Printed): Promise<ShippedResource> {
  const { belongsTo: _, ...known } = facts
  const { slug, category } = facts
  const covers = await coversOf(pdf)
  const files: ShippedEdition[] = []
  for (const { kind, ending, content } of editions)
    files.push({ kind, ...(await writePart(folder, `${slug}${ending}`, content)) })
  return {
    ...known,
    categoryTitle: categoryTitles[category],
    licence: shippedLicence,
    hasImprint: true,
    pdf: await writePart(folder, `${slug}.pdf`, pdf),
    covers: {
      small: await writePart(folder, `${slug}-cover-480.webp`, covers.webp480),
      large: await writePart(folder, `${slug}-cover-960.webp`, covers.webp960),
    },
    teaching,
    editions: files,
  }
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

/** Writes the folder of a book with its papers, or of a paper that goes with none. */
async function shipBook(content: string, book: Printed, papers: Printed[]): Promise<BookFile> {
  const folder = join(content, book.facts.slug)
  await mkdir(folder)
  const shipped: ShippedResource[] = []
  for (const paper of papers) shipped.push(await ship(folder, paper))
  const file: BookFile = { format: 'portal-book', version: 1, book: await ship(folder, book), papers: shipped }
  await writeFile(join(folder, 'book.json'), `${JSON.stringify(file, null, 2)}\n`)
  return file
}

async function buildContent(content: string, library: Storybook[], documents: DocumentBuilder): Promise<Manifest> {
  const printed = await printAll(library, documents)
  const files: BookFile[] = []
  for (const book of printed.filter(({ facts }) => facts.belongsTo === null)) {
    const papers = printed.filter(({ facts }) => facts.belongsTo === book.facts.slug)
    files.push(await shipBook(content, book, papers))
  }
  const books = files.map(({ book, papers }) => ({
    folder: book.slug,
    resources: [book, ...papers].map(({ slug }) => slug),
  }))
  const manifest = { version: digest(JSON.stringify(files)), books }
  await writeFile(join(content, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
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
