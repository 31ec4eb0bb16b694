const key = 'typed_email'

/** The address typed last in this tab: it survives an error, a reload and the way to the next form. Never a password. */
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
    // Storage is switched off: then it is typed again.
  }
}

/** Whoever typed it has logged out: the next person at this screen does not see it. */
export function forgetTypedEmail(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
