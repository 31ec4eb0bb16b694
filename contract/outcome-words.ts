import type { Bands, OutcomeStatement } from './evidence.ts'

/** The bands of every lesson plan, in its words. */
export const bandNames: Record<keyof Bands, string> = {
  towards: 'Working towards',
  expected: 'Expected',
  beyond: 'Beyond',
}

/** What staff may tick about a class. */
export const outcomeSentences: Record<OutcomeStatement, string> = {
  'changed-minds': 'Some children changed their mind.',
  'quiet-voices': 'Children who are often quiet said something.',
  'will-try': 'The class has chosen something to try.',
}
