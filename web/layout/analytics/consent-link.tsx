import { useState } from 'react'
import { askAgain } from './consent.ts'
import { configuredProvider } from './provider.ts'

/** The way back to the question, where there is one. */
export function ConsentLink() {
  const [isAsked] = useState(() => configuredProvider() !== null)
  if (!isAsked) return null
  return (
    <button
      type="button"
      onClick={askAgain}
      className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4"
    >
      Counting visits
    </button>
  )
}
