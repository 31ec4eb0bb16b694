import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { RowTools } from './row-tools.tsx'
import { SaveState } from './save-state.tsx'
import type { Part } from './use-drafts.ts'
import { useRows } from './use-rows.ts'

type List = 'words' | 'lesson' | 'sayings'

interface RowListProps<Name extends List> {
  part: Part<Name>
  heading: string
  /** What is saved: "these words". */
  what: string
  lead: string
  /** The button that adds a row, the row that it adds, and how many there can be. */
  added: { label: string; row: Row<Name>; atMost: number }
  /** What a row is, as people call it. */
  nameOf: (row: Row<Name>, number: number) => string
  fields: (row: Row<Name>, number: number, change: (changed: Partial<Row<Name>>) => void) => ReactNode
  /** Stands beside what moves a row. */
  action?: (row: Row<Name>) => ReactNode
}

type Row<Name extends List> = Part<Name>['value'][number]

/** A list of the workshop, whose rows are written, ordered and taken out, and which is saved as one goes. */
export function RowList<Name extends List>(props: RowListProps<Name>) {
  const { part, heading, what, lead, added, nameOf, fields, action } = props
  const rows: Row<Name>[] = part.value
  const { keys, set, add, remove, move } = useRows<Row<Name>>(rows, part.change as (rows: Row<Name>[]) => void)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what was typed is saved when its field is left
    <div className="workshop-list" onBlur={part.flush}>
      <div className="workshop-bar">
        <h2 className="font-bold font-heading text-lg">{heading}</h2>
        <SaveState part={part} what={what} />
      </div>
      <p className="text-ink-soft">{lead}</p>
      <ol className="grid gap-4">
        {rows.map((row, index) => (
          <li key={keys[index]} className="workshop-row">
            {fields(row, index + 1, (changed) => set(index, { ...row, ...changed }))}
            <div className="flex flex-wrap items-center justify-end gap-2">
              {action && <span className="mr-auto">{action(row)}</span>}
              <RowTools
                name={nameOf(row, index + 1)}
                index={index}
                count={rows.length}
                onMove={(by) => move(index, by)}
                onRemove={() => remove(index)}
              />
            </div>
          </li>
        ))}
      </ol>
      {rows.length < added.atMost && (
        <Button tone="quiet" className="justify-self-start" onClick={() => add(added.row)}>
          <Plus aria-hidden className="size-5" />
          {added.label}
        </Button>
      )}
    </div>
  )
}
