import { randomInt } from 'node:crypto'

/** Capitals and digits, without those that look alike in print: I, L, O, 0 and 1. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const lengths = { school: 8, taught: 12 } as const

const create = (length: number) => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Ignores case, spaces and hyphens; null if it cannot be a code of this length. */
function read(typed: string, length: number): string | null {
  const code = typed.replace(/[\s-]/gu, '').toUpperCase()
  return code.length === length && /^[A-Z0-9]+$/.test(code) ? code : null
}

/** A school's invite code: 8 characters without look-alikes, 31^8 possible ones, from a secure generator. */
export const createSchoolCode = (): string => create(lengths.school)

/** Normalises a typed code, ignoring case, spaces and hyphens; null if it cannot be one. */
export const readSchoolCode = (typed: string): string | null => read(typed, lengths.school)

/** The code of what a school shows its parents: 12 such characters, 59 bits, because it lasts until somebody renews it. */
export const createTaughtCode = (): string => create(lengths.taught)

/** The same for a code of what a school shows its parents. */
export const readTaughtCode = (typed: string): string | null => read(typed, lengths.taught)
