import type { Language } from './languages.ts'

/**
 * Splits a paragraph into sentences. The end of a line ends a sentence too, so that verse keeps its lines. A segment that begins
 * with a small letter belongs to the sentence before it: “Stop!” said Ada.
 */
export function sentencesOf(paragraph: string, language: Language): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
  return paragraph.split('\n').flatMap((line) => {
    const sentences: string[] = []
    for (const { segment } of segmenter.segment(line)) {
      const begun = sentences.at(-1)
      if (begun !== undefined && /^\p{Ll}/u.test(segment)) sentences[sentences.length - 1] = begun + segment
      else sentences.push(segment)
    }
    return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '')
  })
}
