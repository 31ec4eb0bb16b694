const key = 'typed_email'

/**
 * The e-mail address last typed in this tab: it survives an error, a reload and a change to another form. Never a
 * password.
 */
export function typedEmail(): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

export function rememberTypedEmail(email: string): void {
  try {
    sessionStorage.setItem(key, email)
  } catch {
    // Storage is switched off, so it has to be typed again.
  }
}

/** Its owner has logged out: the next person at this screen must not see it. */
export function forgetTypedEmail(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
