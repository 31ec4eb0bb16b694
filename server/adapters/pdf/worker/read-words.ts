import type { Answers } from '../answers.ts'
import { wordsOn } from '../words-on.ts'
import { openShownText } from './open-text.ts'
import { readPage } from './read-page.ts'

/** The words of each page, as `wordsOn` puts them. */
export async function* readWords(path: string): AsyncGenerator<Answers['read']> {
  const { document, close } = await openShownText(path)
  for (let number = 1; number <= document.numPages; number++) {
    const { text } = await readPage(document, number, 1)
    yield { words: wordsOn({ text }) }
  }
  await close()
}
