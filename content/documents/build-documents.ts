import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DocumentBuilder, DocumentSource } from '../catalogue.ts'
import { readCurriculum } from '../curriculum/read-curriculum.ts'
import { chapterPlace, writeChapter } from '../curriculum/write-chapter.ts'
import { renderLargePaper } from '../editions/large-print/large-paper.ts'
import { writeWord } from '../editions/word/word-paper.ts'
import { pagePictures } from '../page-pictures.ts'
import type { Storybook } from '../storybook.ts'
import { parseBlocks } from './blocks.ts'
import { parseFrontMatter } from './front-matter.ts'
import { readLesson } from './lesson.ts'
import { readPrompts } from './prompts.ts'
import { colouredScale } from './typesetter/art-rows.ts'
import { typeset } from './typesetter/typeset.ts'

const content = fileURLToPath(new URL('..', import.meta.url))

/** A text's path from `content/`, and the book in whose folder it lies. */
type Found = { path: string; belongsTo: string | null }

function findTexts(): Found[] {
  const texts = (folder: string) =>
    readdirSync(join(content, folder))
      .filter((name) => name.endsWith('.txt'))
      .sort()
  const books = readdirSync(join(content, 'books'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
  return [
    ...texts('documents').map((name) => ({ path: join('documents', name), belongsTo: null })),
    ...books.flatMap((book) =>
      texts(join('books', book)).map((name) => ({ path: join('books', book, name), belongsTo: book })),
    ),
  ]
}

const slugOf = ({ path, belongsTo }: Found) => (belongsTo ? `${belongsTo}-` : '') + basename(path, '.txt')

/** Every guide, plan and letter that ships. Throws a SourceError that names file and line. */
export const listDocuments: DocumentBuilder['listDocuments'] = () =>
  findTexts().map((found): DocumentSource => {
    const { facts } = parseFrontMatter(readFileSync(join(content, found.path), 'utf8'), join('content', found.path))
    const { heading: _heading, kind: _kind, margin: _margin, picture: _picture, ...shelf } = facts
    return { slug: slugOf(found), belongsTo: found.belongsTo, ...shelf }
  })

/** The prompts of a guide. Throws a SourceError that names file and line. */
export const promptsOf: DocumentBuilder['promptsOf'] = ({ slug, category }) => {
  const found = findTexts().find((text) => slugOf(text) === slug)
  return found && category === 'teachers-guide'
    ? readPrompts(readFileSync(join(content, found.path), 'utf8'), join('content', found.path))
    : null
}

export const curriculumOf: DocumentBuilder['curriculumOf'] = readCurriculum

/** The timed steps of a lesson plan. Throws a SourceError that names file and line. */
export const lessonOf: DocumentBuilder['lessonOf'] = ({ slug, category }) => {
  const found = findTexts().find((text) => slugOf(text) === slug)
  return found && category === 'lesson-plan'
    ? readLesson(readFileSync(join(content, found.path), 'utf8'), join('content', found.path))
    : null
}

/** One of `listDocuments()` as a Word file; the same bytes every time. Throws a SourceError that names file and line. */
export const renderWord: DocumentBuilder['renderWord'] = async ({ slug, category }, book) => {
  const { text, file } = readText(slug)
  return writeWord(text, file, book, await picturesBeside(category, book))
}

/** Guides show the pictures of the story beside its questions. */
const picturesBeside = async (category: DocumentSource['category'], book: Storybook | undefined): Promise<Buffer[]> =>
  book && category === 'teachers-guide' ? await pagePictures(book) : []

/** One of `listDocuments()` in large print; the same bytes every time. Throws a SourceError that names file and line. */
export const renderLarge: DocumentBuilder['renderLarge'] = ({ slug }, book) => {
  const { text, file } = readText(slug)
  return renderLargePaper(text, file, book)
}

/** What the papers of a book have to colour in: which page, and in which scale. Throws a SourceError that names file and line. */
export const listColoured = (book: string): { page: number; scale: number }[] =>
  findTexts()
    .filter(({ belongsTo }) => belongsTo === book)
    .flatMap((found) => {
      const { text, file } = readText(slugOf(found))
      const { body, bodyLine } = parseFrontMatter(text, file)
      return parseBlocks(body, file, bodyLine)
    })
    .flatMap((block) =>
      block.kind === 'art' && block.art.kind === 'colour'
        ? [{ page: block.art.page, scale: colouredScale(block.art) }]
        : [],
    )

function readText(slug: string): { text: string; file: string } {
  const found = findTexts().find((text) => slugOf(text) === slug)
  if (!found) throw new Error(`There is no document “${slug}”. Its text belongs in content/documents or content/books.`)
  const file = join('content', found.path).replaceAll('\\', '/')
  const written = readFileSync(join(content, found.path), 'utf8')
  const { belongsTo } = found
  const text = belongsTo ? written.replace(chapterPlace, () => writeChapter(readCurriculum(belongsTo))) : written
  return { text, file }
}

/** The PDF of one of `listDocuments()`; the same bytes every time. Throws a SourceError that names file and line. */
export const renderDocument: DocumentBuilder['renderDocument'] = async ({ slug, category }, book) => {
  const { text, file } = readText(slug)
  return typeset(text, file, book, await picturesBeside(category, book))
}
