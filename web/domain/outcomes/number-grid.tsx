import './outcomes.css'

interface NumberGridProps {
  /** The id of what they are chosen for. */
  labelledBy: string
  to: number
  onChoose: (number: number) => void
}

/** The numbers from 0 on, each a press: faster on a phone than a keyboard, and each is a possible answer. */
export function NumberGrid({ labelledBy, to, onChoose }: NumberGridProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has its legend inside
    <div role="group" aria-labelledby={labelledBy} className="number-grid">
      {Array.from({ length: to + 1 }, (_, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a number is its place
        <button key={number} type="button" onClick={() => onChoose(number)}>
          {number}
        </button>
      ))}
    </div>
  )
}
