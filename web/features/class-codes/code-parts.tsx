import './class-codes.css'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'

/** A code as it is shown on a board: two words and a number, each in its own box. `isLarge`: to be read across a room. */
export function CodeParts({ code, isLarge = false }: { code: string; isLarge?: boolean }) {
  return (
    <p className="code-parts" data-large={isLarge} translate="no">
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
