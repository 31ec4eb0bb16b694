import type { Face, FeedbackStatement } from '#contract/feedback.ts'

/** The faces, best first. `mouth`: its path in a face of 48 by 48. */
export const faces: ReadonlyArray<{ key: Face; words: string; mouth: string }> = [
  { key: 'liked', words: 'Liked it', mouth: 'M14 28c4.5 9 15.5 9 20 0' },
  { key: 'so-so', words: 'So-so', mouth: 'M15 32h18' },
  { key: 'disliked', words: 'Did not like it', mouth: 'M14 35c4.5-8 15.5-8 20 0' },
]

const sentences: Record<FeedbackStatement, string> = {
  again: 'They wanted it again.',
  talked: 'It got them talking.',
  'hard-words': 'Some words were too hard.',
}
export const ticks = (['again', 'talked', 'hard-words'] as const).map((key) => ({ key, sentence: sentences[key] }))
