/** More than any page that people read; what is beyond is not searched. */
const maxCharacters = 20_000

/** The words of a page in reading order, as one text with a line for each paragraph. */
export function wordsOn({ text }: { text: { text: string }[][] }): string {
  const paragraphs = text.map((lines) => lines.map((line) => line.text).join(' '))
  return paragraphs.join('\n').slice(0, maxCharacters)
}
