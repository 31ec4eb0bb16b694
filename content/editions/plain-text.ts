import { publisher } from '../publisher.ts'
import type { Story } from '../story.ts'

/** What is read in place of the words of a page that its picture tells alone. */
const silent = '[This page has no words.]'

/** The words of a story with what its pictures show, for listeners and readers of braille: a block for each page, of paragraphs and stanzas with plain spaces. */
export function storyText(story: Story): string[][] {
  const picture = (alt: string) => `[Picture: ${alt}]`
  const blocks = [
    [story.title, publisher, picture(story.coverAlt)],
    ...story.pages.map(({ text, alt }, index) => [
      `Page ${index + 1}`,
      ...(text.length > 0 ? text : [silent]),
      picture(alt),
    ]),
  ]
  return blocks.map((block) => block.map((text) => text.replaceAll(/[^\S\n]+/g, ' ')))
}
