import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { AuditKind } from '#contract/audit-actions.ts'
import { kindNames } from '../../domain/audit/words.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { WantedEntries } from './queries.ts'

const kinds = [
  { value: '', label: 'Everything' },
  ...AuditKind.options.map((value) => ({ value, label: kindNames[value] })),
]

interface AuditFiltersProps {
  /** Give the form these as its key too. */
  wanted: WantedEntries
  onFilter: (wanted: Omit<WantedEntries, 'page'>) => void
  /** Shows everything again. */
  onClear: () => void
}

/** Narrows the log by kind, person and day. */
export function AuditFilters({ wanted, onFilter, onClear }: AuditFiltersProps) {
  const isFiltered = Boolean(wanted.kind || wanted.person || wanted.from || wanted.to)
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = new FormData(event.currentTarget)
    const field = (name: string) => String(entered.get(name) ?? '').trim()
    onFilter({
      kind: AuditKind.options.find((kind) => kind === field('kind')),
      person: field('person'),
      from: field('from'),
      to: field('to'),
    })
  }
  return (
    <form
      method="dialog"
      className="mt-6 grid max-w-3xl items-end gap-4 phone:grid-cols-2 min-[80rem]:max-w-none min-[80rem]:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)_11.75rem_11.75rem_max-content]"
      onSubmit={handleSubmit}
    >
      <SelectField label="About" name="kind" defaultValue={wanted.kind ?? ''} options={kinds} />
      <TextField
        label="Name or e-mail address"
        name="person"
        type="search"
        maxLength={100}
        defaultValue={wanted.person}
      />
      <TextField label="From" name="from" type="date" defaultValue={wanted.from} />
      <TextField label="To" name="to" type="date" defaultValue={wanted.to} />
      <div className="max-[79.99rem]:col-span-full">
        <Button type="submit" tone="quiet">
          <Search aria-hidden className="size-5" />
          Show entries
        </Button>
      </div>
      {isFiltered && (
        <div className="col-span-full">
          <Button tone="quiet" onClick={onClear}>
            Show everything
          </Button>
        </div>
      )}
    </form>
  )
}
