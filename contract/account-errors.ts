/** The failures of logging in, and of changes of an account. `contract/errors.ts` has all failures. */
export const accountErrors = {
  'account/wrong-credentials': { status: 401, message: 'The e-mail address or password is incorrect.' },
  'account/disabled': {
    status: 403,
    message: 'This account has been disabled. Contact us if you think this is a mistake.',
  },
  'account/password-too-short': { status: 422, message: 'Password is required and should be more then 6 characters' },
  'account/password-common': {
    status: 422,
    message: 'That password is too easy to guess. Choose another one.',
  },
  'account/link-expired': {
    status: 410,
    message: 'This link has expired or has already been used. Ask for a new one.',
  },
  'account/pupil-address': {
    status: 422,
    message:
      'This may be a pupil’s address: all pupils and staff have one there. Use the address of your school’s office, or ask a colleague to invite you.',
  },
  'account/address-taken': {
    status: 409,
    message: 'There is already an account with this e-mail address. Log in, or ask for a new password.',
  },
  'account/confirmed-already': { status: 409, message: 'This e-mail address has already been confirmed.' },
  'account/same-address': { status: 422, message: 'This is already your e-mail address.' },
  'account/password-needed': {
    status: 403,
    message: 'You are not logged in to this account in this browser. Enter its password as well.',
  },
  'account/passkey-refused': {
    status: 401,
    message: 'We could not log you in with that passkey. Try again, or log in with your e-mail address and password.',
  },
  'account/passkey-not-added': {
    status: 422,
    message: 'This device did not create a passkey that we can use. Try again, or use another device.',
  },
  'account/passkey-added-already': { status: 409, message: 'Your account already has this passkey.' },
  'account/too-many-passkeys': {
    status: 409,
    message: 'An account can have 20 passkeys. Remove one that you no longer use, then add this one.',
  },
  'account/not-confirmed': { status: 403, message: 'Confirm your e-mail address first.' },
  'account/second-step': {
    status: 403,
    message: 'Your password alone is not enough here. Finish logging in with a code or a passkey.',
  },
  'account/wrong-code': {
    status: 403,
    message:
      'That code is not right. Enter the newest code from your app, and check that your phone sets its time automatically. You can also use a recovery code.',
  },
  'account/set-up-expired': {
    status: 410,
    message: 'That took longer than 10 minutes. Close this and set up your app again.',
  },
  'account/last-factor': {
    status: 409,
    message:
      'The people who run the portal need a second way to prove who they are. Add another one, then remove this one.',
  },
  'account/operator-password-short': {
    status: 422,
    message: 'The people who run the portal need a password of at least 12 characters.',
  },
  'account/wrong-password': { status: 403, message: 'The password is incorrect.' },
} as const
