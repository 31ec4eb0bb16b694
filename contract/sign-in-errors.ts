/** The failures of logging in by way of a provider. `contract/errors.ts` has all failures. */
export const signInErrors = {
  'sign-in/away': {
    status: 503,
    message:
      'The service that logs you in is not answering at the moment. Try again in a few minutes, or log in with your e-mail address and password.',
  },
  'sign-in/cancelled': {
    status: 403,
    message: 'You did not finish logging in there. Try again, or log in with your e-mail address and password.',
  },
  'sign-in/refused': {
    status: 403,
    message:
      'What that service told us was not enough to be sure who you are. Try again, or log in with your e-mail address and password.',
  },
  'sign-in/expired': {
    status: 410,
    message: 'This took more than ten minutes, or you began again in another window. Start again from the log-in page.',
  },
  'sign-in/personal-account': {
    status: 403,
    message:
      'That is a personal account, not a school account. Choose the account that your school gave you, or log in with your e-mail address and password.',
  },
  'sign-in/operator': {
    status: 403,
    message: 'The people who run this portal log in with their password and a second step, or with a passkey.',
  },
  'sign-in/second-step': {
    status: 403,
    message:
      'Your account asks for a code at each log-in. Log in with your password first, then link this in Settings.',
  },
  'sign-in/linked-elsewhere': {
    status: 409,
    message: 'That account is already linked to somebody else’s account here. Choose another one.',
  },
  'sign-in/linked-already': { status: 409, message: 'That account is already linked to yours.' },
  'sign-in/other-session': {
    status: 403,
    message: 'You logged out or changed accounts before you came back. Log in, and link it again in Settings.',
  },
  'sign-in/access-ended': {
    status: 409,
    message: 'This school has ended access for this sign-in. If you think this is a mistake, ask the school.',
  },
  'sign-in/school-changed': {
    status: 409,
    message: 'Somebody has changed something about your school in the meantime. Start again from the log-in page.',
  },
  'sign-in/too-many': {
    status: 409,
    message: 'An account can have 5 linked sign-ins. Remove one that you no longer use, then add this one.',
  },
  'identity-provider/issuer': {
    status: 422,
    message: 'Enter the issuer as the provider writes it: an https address without a query.',
  },
  'identity-provider/taken': { status: 409, message: 'This provider has been added already. Change that one instead.' },
  'identity-provider/away': {
    status: 422,
    message:
      'We found no OpenID Connect service at this issuer within five seconds, or it named addresses that are not public. Check the address.',
  },
  'identity-provider/secret': {
    status: 422,
    message: 'Enter the client secret again. This portal was restored from a backup, and backups contain no secrets.',
  },
} as const
