import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { QueueCase } from '#contract/verification.ts'
import { TextField } from '../../ui/text-field.tsx'
import { LinkButton } from './candidate-list.tsx'
import { registerSearchQuery } from './queries.ts'
import { addressLine } from './wording.ts'

/** Searches for a record that is not among the candidates. */
export function RegisterSearch({ school }: { school: QueueCase }) {
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed)
  const { data: found } = useQuery(registerSearchQuery(q))
  return (
    <div>
      <TextField
        label="Look for another record"
        hint="Three letters of the name, or a postcode"
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {q.trim().length >= 3 && found && (
        <ul className="mt-4 grid gap-3" aria-label="Records found">
          {found.length === 0 && <li>No records found.</li>}
          {found.map((record) => (
            <li key={record.id} className="rounded-md bg-surface p-4">
              <p className="font-bold">{record.title}</p>
              <p className="text-sm">
                URN {record.urn} · {addressLine(record)}
              </p>
              <LinkButton school={school} id={record.id} title={record.title} isLikely />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
