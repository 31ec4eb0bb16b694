import { Fragment, type ReactNode } from 'react'

/** An e-mail address that breaks before "@" and dots where it needs two lines, and inside a word only where it must. */
export function EmailAddress({ children }: { children: string }) {
  return (
    <span className="wrap-anywhere">
      {children.split(/(?=[@.])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}

/** Text in which every e-mail address breaks like `EmailAddress`. Anything but text is returned as it is. */
export function withAddresses(content: ReactNode): ReactNode {
  if (typeof content !== 'string' || !content.includes('@')) return content
  return (
    content
      .split(/(\S+@\S+)/)
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text
      .map((part, index) => <Fragment key={index}>{index % 2 ? <EmailAddress>{part}</EmailAddress> : part}</Fragment>)
  )
}
