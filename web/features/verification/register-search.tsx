import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { QueueCase } from '#contract/verification.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { LinkButton } from './candidate-list.tsx'
import { registerSearchQuery } from './queries.ts'
import { registerNumber } from './register-number.ts'
import { addressLine } from './wording.ts'

/** Searches for a record that is not among the candidates. */
export function RegisterSearch({ school }: { school: QueueCase }) {
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed)
  const { data: found, isError, isPlaceholderData } = useQuery(registerSearchQuery(q))
  const isSearching = !isError && (found === undefined || (found.length === 0 && isPlaceholderData))
  return (
    <div>
      <TextField
        label="Look for another record"
        hint="Name, village or town, or postcode: at least three characters"
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <p role="status" className="mt-4 empty:hidden">
        {q.trim().length >= 3 && stateOf(q, { isError, isSearching, count: found?.length ?? 0 })}
      </p>
      {q.trim().length >= 3 && found && found.length > 0 && (
        <ul className="mt-4 grid gap-3" aria-label="Records found">
          {found.map((record) => (
            <li key={record.id} className="rounded-md bg-surface p-4">
              <p className="font-bold">{record.title}</p>
              <p className="text-sm">
                {registerNumber(record)} · {addressLine(record)}
              </p>
              <LinkButton school={school} id={record.id} title={record.title} isLikely />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function stateOf(
  q: string,
  { isError, isSearching, count }: { isError: boolean; isSearching: boolean; count: number },
) {
  if (isError) return 'The register cannot be searched at the moment. Try again in a minute.'
  if (isSearching) return 'Searching…'
  if (count > 0) return count === 1 ? 'One record found.' : `${count} records found, the likeliest first.`
  return `No open school found for “${q.trim()}”. Check the spelling, or try the village, the town or the postcode.`
}
