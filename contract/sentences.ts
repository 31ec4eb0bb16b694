import type { Language } from './languages.ts'

/**
 * The sentences of a paragraph. A line ends one too, so that verse stays line by line. What begins with a small letter goes on
 * with the sentence before: “Stop!” said Ada.
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
