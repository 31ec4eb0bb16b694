import type { Story } from '../story.ts'

/** The words of a story with what its pictures show, for whoever hears or feels it: a block for each page, of paragraphs with plain spaces. */
export function storyText(story: Story): string[][] {
  const picture = (alt: string) => `[Picture: ${alt}]`
  const blocks = [
    [story.title, story.author, picture(story.coverAlt)],
    ...story.pages.map(({ text, alt }, index) => [`Page ${index + 1}`, ...text, picture(alt)]),
  ]
  return blocks.map((block) => block.map((text) => text.replaceAll(/\s+/g, ' ')))
}
