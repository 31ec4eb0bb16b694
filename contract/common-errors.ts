import { browserErrors } from './browser-errors.ts'

/** The failures that any endpoint can return. */
export const commonErrors = {
  ...browserErrors,
  'request/malformed': { status: 400, message: 'We could not read that request. Reload the page and try again.' },
  'request/invalid': { status: 422, message: 'Some of what you entered is not valid. Check the fields and try again.' },
  'request/too-large': { status: 413, message: 'That is too large for us to accept.' },
  'request/unsupported-type': { status: 415, message: 'We cannot read that type of content.' },
  /** Limits say after how many minutes. */
  'request/too-many': { status: 429, message: 'Too many attempts. Wait a few minutes and try again.' },
  'request/foreign-origin': {
    status: 403,
    message: 'This request came from another site, so we did not carry it out.',
  },
  'request/forged': {
    status: 403,
    message: 'We could not tell that this request came from you. Reload the page and try again.',
  },
  'not-found': { status: 404, message: 'The page you are looking for does not exist.' },
  'server/unavailable': {
    status: 503,
    message: 'The portal is not available at the moment. Try again in a minute.',
  },
  'server/read-only': {
    status: 503,
    message:
      'The portal cannot save anything at the moment. What you entered stays on the screen. Try again in a few minutes.',
  },
} as const
