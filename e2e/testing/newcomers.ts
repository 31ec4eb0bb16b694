import { expect } from '@playwright/test'
import { listTryItMails } from '#contract/mailbox.ts'
import { confirmEmail, signUp } from '#contract/membership.ts'
import { signUpSchool } from '#contract/schools.ts'
import { rejectSchool, viewCase } from '#contract/verification.ts'
import { call } from './api.ts'
import type { Portal } from './portal.ts'

const password = 'seventeen small boats'
const details = { full_name: 'Ada Byron', address_1: '1 Wood Lane', postcode: 'ZE1 0ZZ', password } as const
const consent = { confirmStaffMember: true, agreeTerms: true } as const

/** A user who has not confirmed their address yet. Returns the key. */
export async function makeUnconfirmed(portal: Portal, email: string): Promise<string> {
  return (await call(portal, signUp, { body: { ...details, email, agreeTerms: true } })).auth_key
}

/** The only user of a school that is not in the register, with a confirmed address. Returns the key. */
export async function makePending(portal: Portal, title: string, email: string): Promise<string> {
  return (await signUpConfirmed(portal, title, email)).auth_key
}

/** The only user of a school that an operator has rejected. Returns the key. */
export async function makeRejected(portal: Portal, title: string, email: string, operatorKey: string): Promise<string> {
  const { auth_key, user } = await signUpConfirmed(portal, title, email)
  const params = { id: user.school?.id ?? '' }
  const reason = 'We found no school at this address.'
  // Until it has been compared with the register, its version changes.
  await expect(async () => {
    const { version } = await call(portal, viewCase, { params }, operatorKey)
    await call(portal, rejectSchool, { params, body: { version, reason } }, operatorKey)
  }).toPass()
  return auth_key
}

async function signUpConfirmed(portal: Portal, title: string, email: string) {
  const signedIn = await call(portal, signUpSchool, { body: { ...details, ...consent, title, email } })
  const tokenOf = async () => {
    const mails = await call(portal, listTryItMails, {})
    const texts = mails.filter(({ to }) => to === email).map(({ text }) => text)
    return /\/confirm-email\?token=([\w-]+)/.exec(texts.join())?.[1] ?? ''
  }
  await expect.poll(tokenOf).not.toBe('')
  await call(portal, confirmEmail, { body: { token: await tokenOf() } }, signedIn.auth_key)
  return signedIn
}
