import { type Bands, OutcomeStatement } from '#contract/evidence.ts'
import { bandNames, outcomeSentences } from '#contract/outcome-words.ts'

/** The bands, the lowest first. */
export const bands = (['towards', 'expected', 'beyond'] as const satisfies Array<keyof Bands>).map((key) => ({
  key,
  name: bandNames[key],
}))

/** Where the numbers of a colour stand, as the plans say it. */
export const colours = [
  { key: 'first', name: 'In the first colour' },
  { key: 'second', name: 'In the second colour' },
] as const

export const ticks = OutcomeStatement.options.map((key) => ({ key, sentence: outcomeSentences[key] }))
