import type { Register, RegisterSchool } from '#contract/register.ts'

const names: Record<Register, string> = {
  gias: 'URN',
  wales: 'Welsh school number',
  scotland: 'SEED code',
  'northern-ireland': 'reference',
}

/** "URN 115851", "SEED code 5100117": a number alone may be that of two schools in two nations. */
export const registerNumber = ({ register, urn }: Pick<RegisterSchool, 'register' | 'urn'>): string =>
  `${names[register]} ${urn}`
