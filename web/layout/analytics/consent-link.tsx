import { useProvider } from './provider.ts'

/** Reopens the question, if there is a provider. */
export function ConsentLink() {
  if (!useProvider()) return null
  return (
    <button
      type="button"
      onClick={() => void import('./consent.ts').then(({ askAgain }) => askAgain())}
      className="footer-link cursor-pointer"
    >
      Counting visits
    </button>
  )
}
