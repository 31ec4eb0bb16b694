import { keepsNothing } from '#contract/visitor-pages.ts'

/** The browser's local storage, or null on the server, where it is disabled, and on pages for children: then nothing outlives a reload. */
export function browserStorage(): Storage | null {
  if (typeof window === 'undefined' || keepsNothing(window.location.pathname)) return null
  try {
    return window.localStorage
  } catch {
    return null
  }
}
