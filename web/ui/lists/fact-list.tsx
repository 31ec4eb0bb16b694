import type { ReactNode } from 'react'
import { withAddresses } from '../text/email-address.tsx'

/** Names and values, one below the other; those without a value are left out. */
export function FactList({ facts }: { facts: ReadonlyArray<readonly [name: string, value: ReactNode]> }) {
  return (
    <dl className="grid gap-3">
      {facts
        .filter(([, value]) => value !== '' && value !== null && value !== false)
        .map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-soft text-sm">{name}</dt>
            <dd className="[overflow-wrap:anywhere]">{withAddresses(value)}</dd>
          </div>
        ))}
    </dl>
  )
}
