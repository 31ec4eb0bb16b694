import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { getCachedServerKey } from '../../../database/server-keys.ts'
import type { Db } from '../../../database/tables.ts'
import { hashKey } from '../../../http/session-store.ts'
import { insertUsedChallenge } from './queries.ts'

/** As long as the browser waits, and a little more. */
const minutes = 5
export const waitingTime = minutes * 60_000 - 30_000

const randomLength = 16
const timeLength = 6
const bodyLength = randomLength + timeLength

const challengeKey = (db: Db): Promise<Buffer> => getCachedServerKey(db, 'passkey challenges')

const macOf = (key: Buffer, body: Buffer, purpose: string) =>
  createHmac('sha256', key).update(body).update(purpose).digest()

/**
 * A challenge that is valid for five minutes and for one purpose. It is signed instead of stored, so that visitors who
 * ask for many fill no table.
 */
export async function createChallenge(db: Db, purpose: string): Promise<string> {
  const body = Buffer.alloc(bodyLength)
  randomBytes(randomLength).copy(body)
  body.writeUIntBE(Date.now() + minutes * 60_000, randomLength, timeLength)
  return Buffer.concat([body, macOf(await challengeKey(db), body, purpose)]).toString('base64url')
}

/** Whether we made this challenge for this purpose, and it has not expired. */
export async function isOurs(db: Db, challenge: string, purpose: string): Promise<boolean> {
  const bytes = Buffer.from(challenge, 'base64url')
  const body = bytes.subarray(0, bodyLength)
  const mac = macOf(await challengeKey(db), body, purpose)
  const given = bytes.subarray(bodyLength)
  return given.length === mac.length && timingSafeEqual(given, mac) && endOf(body) > Date.now()
}

/** Uses a valid challenge up; false if it has been answered before, on whichever instance. */
export function spend(db: Db, challenge: string): Promise<boolean> {
  const bytes = Buffer.from(challenge, 'base64url')
  return insertUsedChallenge(db, hashKey(bytes.toString('base64url')), new Date(endOf(bytes)))
}

/** Uses up what is good for one time, such as the state of a sign-in; false if it has been used before. */
export function spendOnce(db: Db, what: string, expiresAt: Date): Promise<boolean> {
  return insertUsedChallenge(db, hashKey(what), expiresAt)
}

const endOf = (bytes: Buffer) => bytes.readUIntBE(randomLength, timeLength)
