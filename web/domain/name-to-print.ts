let name = ''

/** Keeps a child's name for the page that prints certificates, which is about to open. In memory only. */
export const offerName = (typed: string): void => {
  name = typed
}

/** The name that was typed for one certificate before this page opened; `""` if there is none. */
export const offeredName = (): string => name
