import { useLayoutEffect, useRef } from 'react'
import { unbroken } from '../text/unbroken.tsx'

/** What is wrong with a form. `fieldId` is the control's id; without it the sentence concerns the whole form. */
export interface Problem {
  fieldId?: string
  sentence: string
}

/**
 * Lists what is wrong, takes the focus each time `attempt` changes, and leads to the fields. Empty: nothing is shown.
 */
export function ErrorSummary({ problems, attempt }: { problems: Problem[]; attempt: unknown }) {
  const ref = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the attempt is what moves the focus
  useLayoutEffect(() => ref.current?.focus(), [attempt])
  if (problems.length === 0) return null
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="mb-6 rounded-md border-4 border-danger bg-danger-soft px-6 py-4 text-ink"
    >
      <h2 className="text-lg">There is a problem</h2>
      <ul className="mt-1 grid">
        {problems.map(({ fieldId, sentence }) => (
          <li key={sentence}>
            {fieldId ? (
              <a
                href={`#${fieldId}`}
                className="inline-flex min-h-11 items-center py-2 font-bold text-danger underline"
              >
                {unbroken(sentence)}
              </a>
            ) : (
              unbroken(sentence)
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
