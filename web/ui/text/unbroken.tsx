import { Children, cloneElement, isValidElement, type PropsWithChildren, type ReactNode } from 'react'

/** Words that no line should end within. */
const hyphenated = /(e-mails?|Wi-Fi)/i

/** Text in which "e-mail" and "Wi-Fi" stay on one line, also in the paragraphs and links around it. Components are returned as they are. */
export function unbroken(content: ReactNode): ReactNode {
  if (Array.isArray(content)) return Children.map(content, unbroken)
  if (isValidElement<PropsWithChildren>(content))
    return typeof content.type === 'string' && content.props.children
      ? cloneElement(content, undefined, unbroken(content.props.children))
      : content
  if (typeof content !== 'string' || !hyphenated.test(content)) return content
  const parts = content.split(hyphenated)
  return (
    <span>
      {Children.map(parts, (part, index) => (index % 2 ? <span className="whitespace-nowrap">{part}</span> : part))}
    </span>
  )
}
