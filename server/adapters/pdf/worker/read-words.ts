import type { Answers } from '../answers.ts'
import { openText } from './open-text.ts'
import { readPage } from './read-page.ts'

/** More than any page that people read; what is beyond is not searched. */
const mostCharacters = 20_000

/** The words of each page, in reading order, as one text with a line for each paragraph. */
export async function* readWords(path: string): AsyncGenerator<Answers['read']> {
  const { document, close } = await openText(path)
  for (let number = 1; number <= document.numPages; number++) {
    const { text } = await readPage(document, number, 1)
    yield { words: wordsOn({ text }) }
  }
  await close()
}

/** The text of a prepared page as `readWords` yields it. */
export function wordsOn({ text }: { text: { text: string }[][] }): string {
  const paragraphs = text.map((lines) => lines.map((line) => line.text).join(' '))
  return paragraphs.join('\n').slice(0, mostCharacters)
}
