import type { PageText } from '#contract/resources.ts'

/** More than any page that people read; what is beyond is not searched. */
const maxCharacters = 20_000

/** The words of a page in reading order, as one text with a line for each paragraph. Lines of verse are parted by strokes, as a line of prose quotes them. */
export function wordsOn({ text }: { text: Pick<PageText, 'text' | 'is_verse'>[][] }): string {
  const paragraphs = text.map((lines) => lines.map((line) => line.text).join(lines[0]?.is_verse ? ' / ' : ' '))
  return paragraphs.join('\n').slice(0, maxCharacters)
}
