import { Fragment } from 'react'

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
