import type { EmailSample } from '../../adapters/email.tsx'
import type { Config } from '../../config/config.ts'
import { addressUndoDays } from '../../data-protection/retention.ts'
import { accountKeptEmail, deletionRequestedEmail, schoolWithoutStaffEmail } from './deletion/emails.tsx'
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

export function accountEmailSamples(config: Config): EmailSample[] {
  const link = (page: string) => `${config.publicUrl}/${page}?token=4pXwqS0vJmB2nQ8cR7dL1yTfGh3kZuE6oAi9NsVbWxY`
  const school = 'Tidewell Primary School'
  const deletedOn = '9 December 2026'
  return [
    { name: 'confirm-address', write: () => confirmEmail(config, { link: link('confirm-email'), hours: 24 }) },
    {
      name: 'confirm-reminder',
      write: () => confirmReminderEmail(config, { link: link('confirm-email'), hours: 24, deletedOn }),
    },
    {
      name: 'welcome-parent',
      write: (book) => welcomeEmail(config, { book, school, isOpen: true, isInvited: false }),
    },
    {
      name: 'welcome-invited',
      write: (book) => welcomeEmail(config, { book, school, isOpen: true, isInvited: true }),
    },
    {
      name: 'welcome-parent-of-a-pending-school',
      write: (book) => welcomeEmail(config, { book, school, isOpen: false, isInvited: false }),
    },
    {
      name: 'welcome-parent-without-a-school',
      write: (book) => welcomeEmail(config, { book, school: '', isOpen: false, isInvited: false }),
    },
    { name: 'reset-password', write: () => resetPasswordEmail(config, { link: link('reset-password'), hours: 1 }) },
    {
      name: 'password-changed',
      write: () =>
        passwordChangedEmail(config, { removed: ['passkey “My phone”'], otherWays: ['passkeys', 'linked sign-ins'] }),
    },
    { name: 'passkey-added', write: () => passkeyAddedEmail(config, { name: 'Work laptop' }) },
    { name: 'passkey-removed', write: () => passkeyRemovedEmail(config, { name: 'Work laptop' }) },
    {
      name: 'linked-sign-in-added',
      write: () => linkedSignInAddedEmail(config, { label: 'Google', name: 'a.birch@tidewell.example' }),
    },
    {
      name: 'linked-sign-in-removed',
      write: () => linkedSignInRemovedEmail(config, { label: 'Google' }),
    },
    { name: 'second-step-app-added', write: () => appAddedEmail(config) },
    { name: 'second-step-app-removed', write: () => appRemovedEmail(config, { isStillAsked: false }) },
    { name: 'second-step-app-removed-operator', write: () => appRemovedEmail(config, { isStillAsked: true }) },
    {
      name: 'recovery-code-used',
      write: () => recoveryCodeUsedEmail(config, { left: 9 }),
    },
    {
      name: 'wrong-codes',
      write: () => wrongCodesEmail(config, { codes: 10, minutes: 15, refused: 'app' }),
    },
    {
      name: 'wrong-recovery-codes',
      write: () => wrongCodesEmail(config, { codes: 10, minutes: 15, refused: 'recovery' }),
    },
    {
      name: 'wrong-codes-everywhere',
      write: () => wrongCodesEmail(config, { codes: 50, minutes: 60, refused: 'app-everywhere' }),
    },
    {
      name: 'confirm-new-address',
      write: () => confirmNewAddressEmail(config, { link: link('confirm-new-email'), hours: 24 }),
    },
    {
      name: 'address-changed',
      write: () =>
        addressChangedEmail(config, {
          newEmail: 'owen.hughes@home.example',
          link: link('undo-new-email'),
          days: addressUndoDays,
        }),
    },
    {
      name: 'address-changed-back',
      write: () =>
        addressChangedEmail(config, { newEmail: 'owen.hughes@home.example', link: '', days: addressUndoDays }),
    },
    { name: 'address-restored', write: () => addressRestoredEmail(config) },
    { name: 'deletion-requested', write: () => deletionRequestedEmail(config, { deletedOn }) },
    { name: 'account-kept', write: () => accountKeptEmail(config) },
    { name: 'school-without-staff', write: () => schoolWithoutStaffEmail(config, { school }) },
  ]
}
