import type { SetUpStep } from '#contract/set-up.ts'

/** A shelf that fills: a book for each step that has been seen to work, a gap for each that has not. Its words stand below. */
export function ShelfOfSteps({ steps }: { steps: SetUpStep[] }) {
  return (
    <div aria-hidden className="set-up-shelf">
      <div className="set-up-books">
        {steps.map(({ code, state }, index) => (
          <span key={code} className="set-up-book" data-state={state}>
            {index + 1}
          </span>
        ))}
      </div>
      <div className="board h-3" />
    </div>
  )
}
