import { Plus, Trash2 } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { nextKey, type OfferDraft, withLine } from './offer-draft.ts'

interface OfferLinesProps {
  draft: OfferDraft
  /** The props of the field with that name. */
  field: (name: string) => Pick<ComponentProps<typeof TextField>, 'id' | 'name' | 'value' | 'error' | 'onChange'>
  onChange: (draft: OfferDraft) => void
}

/** The lines of an offer, which people add and remove. */
export function OfferLines({ draft, field, onChange }: OfferLinesProps) {
  const [said, setSaid] = useState('')
  const add = () => {
    flushSync(() => {
      onChange(withLine(draft))
      setSaid('')
    })
    document.getElementById(`lines.${nextKey(draft)}.title`)?.focus()
  }
  const remove = (key: number, title: string) => {
    onChange({ ...draft, lines: draft.lines.filter((line) => line.key !== key) })
    setSaid(`${title || 'The line'} has been removed.`)
    // The focused button disappears with its list item.
    document.getElementById('lines')?.focus()
  }
  return (
    <>
      <ol id="lines" tabIndex={-1} aria-label="Lines of the quote" className="grid gap-4 outline-none">
        {draft.lines.map(({ key, title }) => (
          <li key={key} className="grid grid-cols-[1fr_1fr_auto] items-end gap-4 rounded-md bg-surface p-4 shadow-rest">
            <div className="col-span-3">
              <TextField {...field(`lines.${key}.title`)} label="Product" autoComplete="off" />
            </div>
            <TextField {...field(`lines.${key}.quantity`)} label="Quantity" inputMode="numeric" autoComplete="off" />
            <TextField {...field(`lines.${key}.price`)} label="Each (£)" inputMode="decimal" autoComplete="off" />
            <Button
              tone="quiet"
              className="px-4"
              aria-label={`Remove ${title || 'this line'}`}
              onClick={() => remove(key, title)}
            >
              <Trash2 aria-hidden className="size-5" />
            </Button>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div>
        <Button tone="quiet" onClick={add}>
          <Plus aria-hidden className="size-5" />
          Add a line
        </Button>
      </div>
    </>
  )
}
