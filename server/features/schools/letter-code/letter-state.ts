import { randomInt } from 'node:crypto'
import { dayAfter, todayInUk } from '#contract/school-days.ts'
import { type LetterCode, letterCodeDays, maxLetterTries } from '#contract/schools.ts'
import type { CaseLetter } from '#contract/verification.ts'
import type { Db } from '../../../database/tables.ts'
import { findRecord, type RegisterRow } from '../../register/service.ts'
import { findLetter, type LetterRow } from './queries.ts'

/** Letters that a school gets without a person looking at it. */
const maxLetters = 3

/** Capitals and digits that do not look alike in print. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const length = 10

export const createLetterCode = (): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

/** A typed code without spaces and hyphens, in capitals; null if it cannot be one. */
export function readLetterCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/gu, '').toUpperCase()
  return new RegExp(`^[A-Z0-9]{${length}}$`).test(code) ? code : null
}

/** `ABCDE FGHJK`, as it is printed and told. */
export const spelt = (code: string): string => `${code.slice(0, length / 2)} ${code.slice(length / 2)}`

/** The last day of a code that was made at a moment, London time. */
const lastDay = (madeAt: Date): string => dayAfter(todayInUk(madeAt), letterCodeDays)

export function stateOf({ code, madeAt, tries }: LetterRow, today = todayInUk()): LetterCode['state'] {
  if (code === '' || madeAt === null) return 'due'
  return tries >= maxLetterTries || today > lastDay(madeAt) ? 'over' : 'made'
}

/** Whether another letter can be asked for. */
export const canAsk = (letter: LetterRow): boolean => stateOf(letter) === 'over' && letter.letters < maxLetters

/** The lines of an envelope to a school, as the register has its address. */
const envelopeOf = (record: RegisterRow): string[] =>
  [record.name, record.street, record.locality, record.address3, record.town, record.county, record.postcode].filter(
    (line) => line !== '',
  )

/** How a code can reach the school of a record. */
export function waysTo(record: RegisterRow | null): Array<'post' | 'telephone'> {
  if (!record?.isOpen || !hasAddress(record)) return []
  return record.phone === '' ? ['post'] : ['post', 'telephone']
}

export const hasAddress = (record: RegisterRow): boolean => record.postcode !== '' && envelopeOf(record).length > 2

function toLetterCode(letter: LetterRow, record: RegisterRow): LetterCode {
  const state = stateOf(letter)
  return {
    state,
    by: letter.by,
    address: envelopeOf(record),
    ends_on: letter.madeAt && state !== 'due' ? lastDay(letter.madeAt) : '',
    tries_left: Math.max(0, maxLetterTries - letter.tries),
    can_ask: canAsk(letter),
  }
}

/** What the staff of a school see of its letter. */
export async function viewLetter(db: Db, schoolId: string): Promise<LetterCode | null> {
  const letter = await findLetter(db, schoolId)
  const record = letter && (await findRecord(db, letter.registerId))
  return letter && record ? toLetterCode(letter, record) : null
}

/** The same with what an operator needs to post or tell it. */
export async function viewCaseLetter(db: Db, schoolId: string): Promise<CaseLetter | null> {
  const letter = await findLetter(db, schoolId)
  const record = letter && (await findRecord(db, letter.registerId))
  if (!letter || !record) return null
  return { ...toLetterCode(letter, record), code: letter.code, phone: record.phone, letters: letter.letters }
}
