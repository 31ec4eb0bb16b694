import type { ReactNode } from 'react'

/** Words that no line should end within. */
const hyphenated = /(e-mails?)/i

/** Text in which "e-mail" stays on one line. Anything but text is returned as it is. */
export function unbroken(content: ReactNode): ReactNode {
  if (typeof content !== 'string' || !hyphenated.test(content)) return content
  const [before, word, ...after] = content.split(hyphenated)
  return (
    <span>
      {before}
      <span className="whitespace-nowrap">{word}</span>
      {unbroken(after.join(''))}
    </span>
  )
}
