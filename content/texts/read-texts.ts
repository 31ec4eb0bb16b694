import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { Language } from '#contract/languages.ts'
import { SourceError } from '../documents/source-error.ts'
import { publisher } from '../publisher.ts'
import type { Story } from '../story.ts'
import type { Storybook } from '../storybook.ts'

/**
 * A story in other words: in easier ones where `language` is `en`, else in another language. Pages are those of the story. A
 * paragraph is a list of sentences.
 */
export type ShippedText = {
  language: Language
  title: string
  writtenBy: string
  pages: { page: number; paragraphs: string[][] }[]
}

/** The texts of a book, from the files in its `texts/`, which are named after their languages. Throws a SourceError. */
export function readTexts({ file, story }: Pick<Storybook, 'file' | 'story'>): ShippedText[] {
  const folder = new URL(`../books/${story.slug}/texts/`, import.meta.url)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .sort()
    .map((name) => {
      const where = `${file}/texts/${name}`
      const language = Language.options.find((known) => name === `${known}.txt`)
      if (!language)
        throw new SourceError(where, 1, 'a text is named after its language, such as cy.txt (contract/languages.ts).')
      return parseText(readFileSync(new URL(name, folder), 'utf8'), where, { language, story })
    })
}

/**
 * Reads a text: `title: …` on its first line, `:: 7` before each page, an empty line between paragraphs, and each sentence on a
 * line of its own. Another language has the paragraphs of the story; easier words stand for a whole page. Throws a SourceError.
 */
export function parseText(
  text: string,
  where: string,
  { language, story }: { language: Language; story: Story },
): ShippedText {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  const [, title] = /^title: (.+)$/.exec(lines[0] ?? '') ?? []
  if (!title) throw new SourceError(where, 1, 'a text begins with “title: ” and the title of the book.')
  const pages: (ShippedText['pages'][number] & { line: number })[] = []
  for (const [index, line] of lines.entries()) {
    const [, number] = /^:: (\d+)$/.exec(line) ?? []
    const last = pages.at(-1)
    if (index === 0) continue
    if (number) pages.push({ page: Number(number), line: index + 1, paragraphs: [] })
    else if (line && !last) throw new SourceError(where, index + 1, 'a page begins with its number: “:: 1”.')
    else if (line && lines[index - 1]) last?.paragraphs.at(-1)?.push(line)
    else if (line) last?.paragraphs.push([line])
  }
  for (const [index, { page, line, paragraphs }] of pages.entries()) {
    const told = story.pages[page - 1]?.text.length ?? 0
    if (told === 0) throw new SourceError(where, line, `the story has no words on a page ${page}.`)
    if (page <= (pages[index - 1]?.page ?? 0))
      throw new SourceError(where, line, 'pages stand in the order of the story, each of them once.')
    if (paragraphs.length === 0) throw new SourceError(where, line, `page ${page} has no words. Write them.`)
    if (language !== 'en' && paragraphs.length !== told)
      throw new SourceError(where, line, `the story has ${told} paragraphs here, and the text ${paragraphs.length}.`)
  }
  const words = pages.map(({ page, paragraphs }) => ({ page, paragraphs }))
  return { language, title, writtenBy: publisher, pages: words }
}
