import { publisher } from './publisher.ts'
import { ContentError, type Drawing, type Storybook } from './storybook.ts'

/** A page of a book with all that is on it. `where` starts messages about it: file and page. */
export type Page = { name: string; drawing: Drawing; text: string[]; alt: string; where: string; bookmark: string }

/** The pages of a book, the cover first. Throws ContentError when one lacks its drawing, its light or its description. */
export function pagesOf({ file, story, cover, pages }: Storybook): Page[] {
  const front: Page = {
    name: 'cover',
    drawing: cover,
    text: [story.title, publisher],
    alt: story.coverAlt,
    where: `${file}, cover`,
    bookmark: 'Cover',
  }
  const inside = story.pages.map(({ text, alt }, index) => {
    const where = `${file}, page ${index + 1}`
    const drawing = pages[index]
    if (!drawing || drawing.scene.length === 0) throw new ContentError(`${where}: nothing is drawn. Draw it.`)
    const name = `page-${String(index + 1).padStart(2, '0')}`
    return { name, drawing, text, alt, where, bookmark: `Page ${index + 1}` }
  })
  for (const { alt, drawing, where } of [front, ...inside]) {
    if (alt.trim() === '')
      throw new ContentError(`${where}: the picture has no description. Write its alt text in story.ts.`)
    if (!drawing.lighting)
      throw new ContentError(
        `${where}: the picture has no light. Say in \`lighting\` where it comes from: places/lighting.ts has the lights of the book.`,
      )
  }
  return [front, ...inside]
}
