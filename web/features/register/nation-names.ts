import type { Register } from '#contract/register.ts'

/** The nation of each register, in the order in which they are shown. */
export const nationNames: Record<Register, string> = {
  gias: 'England',
  wales: 'Wales',
  scotland: 'Scotland',
  'northern-ireland': 'Northern Ireland',
}

export const registers = Object.keys(nationNames) as Register[]
