import { type Bands, type OutcomeStatement, OutcomeStatement as statements } from '#contract/evidence.ts'

/** The bands of every lesson plan, in its words. */
export const bands = [
  { key: 'towards', name: 'Working towards' },
  { key: 'expected', name: 'Expected' },
  { key: 'beyond', name: 'Beyond' },
] as const satisfies ReadonlyArray<{ key: keyof Bands; name: string }>

/** Where the numbers of a colour stand, as the plans say it. */
export const colours = [
  { key: 'first', name: 'In the first colour' },
  { key: 'second', name: 'In the second colour' },
] as const

const sentences: Record<OutcomeStatement, string> = {
  'changed-minds': 'Some children changed their mind.',
  'quiet-voices': 'Children who are often quiet said something.',
  'will-try': 'The class has chosen something to try.',
}
export const ticks = statements.options.map((key) => ({ key, sentence: sentences[key] }))
