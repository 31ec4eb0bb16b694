import { useState } from 'react'
import type { UkNation } from '#contract/curriculum.ts'
import { yearName } from '#contract/evidence.ts'
import { type ParentsPage, termName } from '#contract/taught.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { ListRow, ListRows } from '../../../ui/lists/list-row.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { usePlans } from './use-plans.ts'

/** How many lessons stand there before the others are asked for. */
const maxShown = 5

const years = [1, 2, 3, 4, 5, 6, 0]

/** What lessons, boards and class codes suggest. The school says which year it was where nobody has. */
export function FromLessons({ page: { led, nation } }: { page: ParentsPage }) {
  const [isWhole, setWhole] = useState(false)
  if (led.length === 0) return null
  const shown = isWhole ? led : led.slice(0, maxShown)
  return (
    <Section id="led" title="From your lessons">
      <p className="mt-1 max-w-[60ch] text-ink-soft">
        Your classes read these or were taught them. Parents see them once you add them.
      </p>
      <ListRows className="mt-4">
        {shown.map((one) => (
          <Led key={`${one.resource_id} ${one.term} ${one.year}`} led={one} nation={nation} />
        ))}
      </ListRows>
      {led.length > maxShown && (
        <Button tone="quiet" className="mt-3" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer lessons' : `Show all ${led.length} lessons`}
        </Button>
      )}
    </Section>
  )
}

function Led({ led, nation }: { led: ParentsPage['led'][number]; nation: UkNation | null }) {
  const { adding } = usePlans()
  const [chosen, setChosen] = useState('')
  const [isMissing, setMissing] = useState(false)
  const details = led.year === null ? termName(led.term) : `${yearName(led.year, nation)}, ${termName(led.term)}`
  const add = () => {
    if (led.year === null && chosen === '') return setMissing(true)
    adding.mutate({ ...led, year: led.year ?? Number(chosen), is_taught: true })
  }
  return (
    <ListRow
      title={led.title}
      details={details}
      action={
        <div className="flex flex-wrap items-end gap-2">
          {led.year === null && (
            <SelectField
              label="Year"
              value={chosen}
              error={isMissing ? 'Choose a year.' : undefined}
              options={[
                { value: '', label: 'Choose' },
                ...years.map((one) => ({ value: String(one), label: yearName(one, nation) })),
              ]}
              onChange={(event) => {
                setChosen(event.target.value)
                setMissing(false)
              }}
            />
          )}
          <Button
            isBusy={adding.isPending}
            busyLabel="Adding…"
            aria-label={`Add ${led.title}, ${details}`}
            onClick={add}
          >
            Add
          </Button>
        </div>
      }
    />
  )
}
