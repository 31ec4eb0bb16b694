import type { EmailSample } from '../../adapters/email.tsx'
import type { Config } from '../../config/config.ts'
import { accountKeptEmail, deletionRequestedEmail, schoolWithoutStaffEmail } from './deletion/emails.tsx'
import { undoDays } from './email-address/address-undo.ts'
import {
  addressChangedEmail,
  addressRestoredEmail,
  confirmEmail,
  confirmNewAddressEmail,
  confirmReminderEmail,
} from './email-address/emails.tsx'
import { passwordChangedEmail, resetPasswordEmail, welcomeEmail } from './emails.tsx'
import { linkedSignInAddedEmail, linkedSignInRemovedEmail } from './linked-sign-ins/emails.tsx'
import { passkeyAddedEmail, passkeyRemovedEmail } from './passkeys/emails.tsx'
import { appAddedEmail, appRemovedEmail, recoveryCodeUsedEmail, wrongCodesEmail } from './second-step/emails.tsx'

export function accountEmailSamples({ appName, publicUrl: portal, deskEmail }: Config): EmailSample[] {
  const link = (page: string) => `${portal}/${page}?token=4pXwqS0vJmB2nQ8cR7dL1yTfGh3kZuE6oAi9NsVbWxY`
  const school = 'Tidewell Primary School'
  const deletedOn = '9 December 2026'
  return [
    { name: 'confirm-address', write: () => confirmEmail({ appName, link: link('confirm-email'), hours: 24 }) },
    {
      name: 'confirm-reminder',
      write: () => confirmReminderEmail({ appName, link: link('confirm-email'), hours: 24, deletedOn }),
    },
    {
      name: 'welcome-parent',
      write: (book) => welcomeEmail({ appName, portal, book, school, isOpen: true, isInvited: false }),
    },
    {
      name: 'welcome-invited',
      write: (book) => welcomeEmail({ appName, portal, book, school, isOpen: true, isInvited: true }),
    },
    {
      name: 'welcome-parent-of-a-pending-school',
      write: (book) => welcomeEmail({ appName, portal, book, school, isOpen: false, isInvited: false }),
    },
    {
      name: 'welcome-parent-without-a-school',
      write: (book) => welcomeEmail({ appName, portal, book, school: '', isOpen: false, isInvited: false }),
    },
    { name: 'reset-password', write: () => resetPasswordEmail({ appName, link: link('reset-password'), hours: 1 }) },
    {
      name: 'password-changed',
      write: () =>
        passwordChangedEmail({
          appName,
          deskEmail,
          removed: ['passkey “My phone”'],
          otherWays: ['passkeys', 'linked sign-ins'],
        }),
    },
    { name: 'passkey-added', write: () => passkeyAddedEmail({ appName, deskEmail, portal, name: 'Work laptop' }) },
    { name: 'passkey-removed', write: () => passkeyRemovedEmail({ appName, deskEmail, portal, name: 'Work laptop' }) },
    {
      name: 'linked-sign-in-added',
      write: () =>
        linkedSignInAddedEmail({ appName, deskEmail, portal, label: 'Google', name: 'a.birch@tidewell.example' }),
    },
    {
      name: 'linked-sign-in-removed',
      write: () => linkedSignInRemovedEmail({ appName, deskEmail, portal, label: 'Google' }),
    },
    { name: 'second-step-app-added', write: () => appAddedEmail({ appName, deskEmail, portal }) },
    { name: 'second-step-app-removed', write: () => appRemovedEmail({ appName, deskEmail, portal }) },
    {
      name: 'recovery-code-used',
      write: () => recoveryCodeUsedEmail({ appName, deskEmail, portal, left: 9 }),
    },
    { name: 'wrong-codes', write: () => wrongCodesEmail({ appName, deskEmail, portal, codes: 10, minutes: 15 }) },
    {
      name: 'confirm-new-address',
      write: () => confirmNewAddressEmail({ appName, link: link('confirm-new-email'), hours: 24 }),
    },
    {
      name: 'address-changed',
      write: () =>
        addressChangedEmail({
          appName,
          deskEmail,
          newEmail: 'owen.hughes@home.example',
          link: link('undo-new-email'),
          days: undoDays,
        }),
    },
    {
      name: 'address-changed-back',
      write: () =>
        addressChangedEmail({ appName, deskEmail, newEmail: 'owen.hughes@home.example', link: '', days: undoDays }),
    },
    { name: 'address-restored', write: () => addressRestoredEmail({ appName, deskEmail }) },
    { name: 'deletion-requested', write: () => deletionRequestedEmail({ appName, portal, deletedOn }) },
    { name: 'account-kept', write: () => accountKeptEmail({ appName, deskEmail }) },
    { name: 'school-without-staff', write: () => schoolWithoutStaffEmail({ appName, school }) },
  ]
}
