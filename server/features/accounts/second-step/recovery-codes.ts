import { hash, randomBytes } from 'node:crypto'

const count = 10
/** Crockford's: without letters that look like digits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 16

/** Ten codes of 80 bits, which nobody guesses, in groups of four. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () =>
    Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length])
      .join('')
      .replace(/.{4}(?=.)/g, '$&-'),
  )

/** A code as it is looked up, however it was typed. It holds 80 random bits, so a fast hash is enough. */
export function hashRecoveryCode(userId: string, typed: string): Buffer {
  const code = typed.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return hash('sha256', `${userId} ${code}`, 'buffer')
}

/** A code without what people put between its characters. */
export const bareCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '')
