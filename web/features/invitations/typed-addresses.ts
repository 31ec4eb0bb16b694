const key = 'typed_invitations'

/** The addresses that are being typed in this tab. */
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
      // Storage is switched off: then they are typed again.
    }
  },
}
