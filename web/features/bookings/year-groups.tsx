import { yearGroupsOf } from '#contract/bookings.ts'
import type { Nation } from '#contract/school-days.ts'

interface YearGroupsProps {
  nation: Nation
  /** Comma-separated, as stored in a draft. */
  chosen: string
  error: string | undefined
  onChange: (chosen: string) => void
}

/** The classes of children aged 6 to 9, named as in the school's nation. */
export function YearGroups({ nation, chosen, error, onChange }: YearGroupsProps) {
  const names = chosen === '' ? [] : chosen.split(',')
  const toggle = (name: string, isChosen: boolean) =>
    onChange(yearGroupsOf[nation].filter((one) => (one === name ? isChosen : names.includes(one))).join(','))
  return (
    <fieldset id="year_groups" className="min-w-0">
      <legend className="font-bold">Which classes?</legend>
      {error && <p className="font-bold text-danger">{error}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        {yearGroupsOf[nation].map((name) => (
          <label
            key={name}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full border-2 border-ink-soft bg-raised px-4 has-checked:border-accent-ink has-checked:bg-accent-soft has-checked:text-on-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <input
              type="checkbox"
              checked={names.includes(name)}
              onChange={(event) => toggle(name, event.currentTarget.checked)}
              className="size-5 accent-accent outline-none"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
