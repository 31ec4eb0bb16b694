import { dictionary } from '@zxcvbn-ts/language-common'
import type { Role } from '#contract/access.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { networkOf } from '../../http/network.ts'

const ownWords = [
  'enterprise',
  'enterprisebookshelf',
  'bookshelf',
  'storybook',
  'teacher',
  'headteacher',
  'primaryschool',
]

/** The 3,000 most frequent passwords of the zxcvbn list (most frequent first), and words that this portal suggests. */
const common = new Set([...dictionary['passwords-common'].slice(0, 3000).map(String), ...ownWords])

/** NCSC and Cyber Essentials ask for as many where a password guards what belongs to others. */
const operatorPasswordLength = 12

/** Refuses a new password of an operator that is shorter than 12 characters. Everybody else's length is the schema's rule. */
export function refuseShortPassword(role: Role, password: string): void {
  if (role !== 'admin' || password.length >= operatorPasswordLength) return
  throw Failure.at('account/operator-password-short', 'password')
}

/** Refuses a password that strangers try first, also with digits or marks around it. The length is the schema's rule. */
export function refuseCommonPassword(password: string): void {
  const bare = password.toLowerCase()
  const core = bare.replace(/^[\d\W_]+|[\d\W_]+$/g, '')
  if (common.has(bare) || ownWords.includes(core)) throw Failure.at('account/password-common', 'password')
}

/**
 * Refuses a password that strangers try first (`account/password-common`) or that is too short for an operator
 * (`account/operator-password-short`), then hashes it for a request from this ip.
 */
export async function hashNewPassword(
  { passwords }: Pick<Deps, 'passwords'>,
  password: string,
  { role, ip }: { role: Role; ip: string },
): Promise<string> {
  refuseCommonPassword(password)
  refuseShortPassword(role, password)
  return passwords.hash(password, networkOf(ip))
}

/** The password that was asked for again is not the account's, with the message for its field. */
export const wrongPassword = (): Failure => Failure.at('account/wrong-password', 'current_password')
