const key = 'typed_invitations'

/** The addresses being typed in this tab. */
export const typedAddresses = {
  read(): string {
    try {
      return sessionStorage.getItem(key) ?? ''
    } catch {
      return ''
    }
  },
  write(addresses: string): void {
    try {
      sessionStorage.setItem(key, addresses)
    } catch {
      // Storage is disabled: the addresses do not survive a reload.
    }
  },
}
