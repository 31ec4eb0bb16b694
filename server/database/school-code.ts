import { randomInt } from 'node:crypto'

/** Capitals and digits, without those that look alike in print: I, L, O, 0 and 1. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const length = 8

/** A school's invite code: 8 characters without look-alikes, 31^8 possible ones, from a secure generator. */
export function createSchoolCode(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** Normalises a typed code, ignoring case, spaces and hyphens; null if it cannot be one. */
export function readSchoolCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/gu, '').toUpperCase()
  return /^[A-Z0-9]{8}$/.test(code) ? code : null
}
