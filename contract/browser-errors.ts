/** The failures whose sentences the browser needs itself: all others come with the response. */
export const browserErrors = {
  'not-authorised': { status: 401, message: 'You need to log in to see this.' },
  'not-allowed': { status: 403, message: 'Your account does not have access to this.' },
  internal: { status: 500, message: 'Something went wrong on our side. Try again in a minute.' },
} as const
