import type { PageText } from '#contract/resources.ts'

/** A paragraph as it flows: the lines are those of the print. */
export const flowing = (lines: PageText[]): string => lines.map((line) => line.text).join(' ')

/** The sentences of a text. “Stop!” he said. is one: no sentence begins with a small letter. */
export function sentencesOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return [text]
  const found = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)].map(({ segment }) =>
    segment.trim(),
  )
  const sentences: string[] = []
  for (const sentence of found) {
    const before = sentences.at(-1)
    if (before !== undefined && /^\p{Ll}/u.test(sentence)) sentences[sentences.length - 1] = `${before} ${sentence}`
    else if (sentence !== '') sentences.push(sentence)
  }
  return sentences
}
