/** The words of a text, without punctuation. */
export const wordsOf = (text: string): string[] => text.match(/\p{L}(?:[\p{L}’-]*\p{L})?/gu) ?? []

/** Beats of a word: groups of vowels, without a silent e or a silent -ed. */
export function syllables(word: string): number {
  if (word.includes('-')) return word.split('-').reduce((sum, part) => sum + syllables(part), 0)
  const plain = word
    .toLowerCase()
    .replace(/’.*$/, '')
    .replace(/([^td])ed$/, '$1d')
    .replace(/([^l])es$/, '$1s')
    .replace(/([^aeiouyl])e$/, '$1')
    .replace(/([aeiouy])le$/, '$1l')
    .replace(/e(?=(?:ty|ly|ful)$)/, '')
  return Math.max(1, plain.match(/[aeiouy]+/g)?.length ?? 1)
}

/**
 * The Flesch–Kincaid grade of some paragraphs: 0.39 × words in a sentence + 11.8 × syllables in a word − 15.59 (Kincaid and
 * others, 1975), with syllables counted by rule. The grade is of schools in the United States: Year 2 in England is grade 1.
 * Without words it is 0.
 */
export function gradeOf(paragraphs: readonly string[]): { words: number; sentences: number; grade: number } {
  const words = paragraphs.flatMap(wordsOf)
  // A sentence ends at its stop, or with its paragraph when that trails off.
  const stops = (paragraph: string) => paragraph.match(/[.!?…]+(?=[”)]?(?:\s|$))/g)?.length ?? 0
  const sentences = paragraphs.reduce((sum, each) => sum + Math.max(1, stops(each)), 0)
  const beats = words.reduce((sum, word) => sum + syllables(word), 0)
  const grade = words.length === 0 ? 0 : 0.39 * (words.length / sentences) + 11.8 * (beats / words.length) - 15.59
  return { words: words.length, sentences, grade }
}
