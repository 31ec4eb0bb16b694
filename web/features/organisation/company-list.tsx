import { Plus, Trash2 } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { flushSync } from 'react-dom'
import { maxSubProcessors } from '#contract/organisation.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { type CompanyField, nextKey, type OrganisationDraft } from './organisation-draft.ts'

type Companies = OrganisationDraft['sub_processors']

interface CompanyListProps {
  companies: Companies
  /** The props of the field with that name. */
  field: (name: CompanyField) => Pick<ComponentProps<typeof TextField>, 'id' | 'name' | 'value' | 'error' | 'onChange'>
  onChange: (companies: Companies) => void
}

const listId = 'sub_processors'

/** The companies that work for the organisation, which people add and remove. */
export function CompanyList({ companies, field, onChange }: CompanyListProps) {
  const [said, setSaid] = useState('')
  const add = () => {
    const key = nextKey(companies)
    flushSync(() => {
      onChange([...companies, { key, name: '', service: '', country: '' }])
      setSaid('')
    })
    document.getElementById(`sub_processors.${key}.name`)?.focus()
  }
  const remove = (removed: number, name: string) => {
    onChange(companies.filter(({ key }) => key !== removed))
    setSaid(`${name || 'The company'} has been removed.`)
    // The focused button disappears with its list item.
    document.getElementById(listId)?.focus()
  }
  return (
    <>
      <ol id={listId} tabIndex={-1} aria-label="Companies that work for you" className="grid gap-4 outline-none">
        {companies.map(({ key, name }, index) => (
          <li key={key}>
            <fieldset className="grid min-w-0 items-end gap-4 rounded-md bg-surface p-4 shadow-rest phone:grid-cols-[1fr_1fr_auto]">
              <legend className="sr-only">Company {index + 1}</legend>
              <div className="phone:col-span-3">
                <TextField {...field(`sub_processors.${key}.name`)} label="Company" autoComplete="off" />
              </div>
              <TextField {...field(`sub_processors.${key}.service`)} label="What it does for you" autoComplete="off" />
              <TextField {...field(`sub_processors.${key}.country`)} label="Country" autoComplete="off" />
              <Button
                tone="quiet"
                className="justify-self-start px-4"
                aria-label={`Remove ${name || `company ${index + 1}`}`}
                onClick={() => remove(key, name)}
              >
                <Trash2 aria-hidden className="size-5" />
              </Button>
            </fieldset>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      {companies.length < maxSubProcessors ? (
        <div>
          <Button tone="quiet" onClick={add}>
            <Plus aria-hidden className="size-5" />
            Add a company
          </Button>
        </div>
      ) : (
        <p className="text-ink-soft text-sm">These are as many companies as there is room for.</p>
      )}
    </>
  )
}
