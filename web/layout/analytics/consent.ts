import { browserStorage } from '../../api/browser-storage.ts'

/** Where the visitor's answer is kept, on this device only. */
const key = 'analytics_consent'

type Listener = () => void
export type Consent = 'yes' | 'no' | null

const listeners = new Set<Listener>()
let isAskedAgain = false
let isSaidHere = false

/** The visitor's answer; null while there is none, and while the question is open again. */
export function readConsent(): Consent {
  const said = browserStorage()?.getItem(key)
  return !isAskedAgain && (said === 'yes' || said === 'no') ? said : null
}

function tell(): void {
  for (const listener of listeners) listener()
}

export function giveConsent(said: 'yes' | 'no'): void {
  isAskedAgain = false
  isSaidHere = true
  browserStorage()?.setItem(key, said)
  tell()
}

/** Whether the answer was given in this document, and not in another tab or on an earlier visit. */
export const wasSaidHere = (): boolean => isSaidHere

export function askAgain(): void {
  isAskedAgain = true
  tell()
}

export const consentStore = {
  subscribe: (listener: Listener) => {
    listeners.add(listener)
    // An answer that was given in another tab counts here too.
    window.addEventListener('storage', listener)
    return () => {
      window.removeEventListener('storage', listener)
      listeners.delete(listener)
    }
  },
}
