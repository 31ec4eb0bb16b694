import { useProvider } from './provider.ts'

/** Reopens the question, if there is a provider. */
export function ConsentLink() {
  if (!useProvider()) return null
  return (
    <button
      type="button"
      onClick={() => void import('./consent.ts').then(({ askAgain }) => askAgain())}
      className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4"
    >
      Counting visits
    </button>
  )
}
