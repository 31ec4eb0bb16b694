import './class-codes.css'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'

interface CodePartsProps {
  code: string
  /** `board`: on one line, to be read across a room. */
  size?: 'large' | 'board'
}

/** A code as it is shown to a class: two words and a number, each in its own box. */
export function CodeParts({ code, size }: CodePartsProps) {
  return (
    <p className="code-parts" data-size={size} translate="no">
      <VisuallyHidden>{`${code.replaceAll('-', ' ').toLowerCase()}`}</VisuallyHidden>
      {code.split('-').map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a code always has the same three parts
        <span key={index} aria-hidden>
          {part}
        </span>
      ))}
    </p>
  )
}
