import { classNames } from '../class-names.ts'

interface Tab<Name extends string> {
  name: Name
  label: string
  /** How many it would show, once that is known. */
  count?: number | undefined
}

interface FilterTabsProps<Name extends string> {
  tabs: readonly Tab<Name>[]
  chosen: Name
  onChoose: (name: Name) => void
  /** What they choose between, where a page has several. */
  label?: string
  /** Whether they stay in one line on a phone, to be scrolled sideways, so that what they filter begins on the first screen. */
  isOneLine?: boolean
}

/** Shows one kind of a list at a time. */
export function FilterTabs<Name extends string>({
  tabs,
  chosen,
  onChoose,
  label: group = 'Show',
  isOneLine = false,
}: FilterTabsProps<Name>) {
  return (
    <ul
      aria-label={group}
      className={classNames(
        'mt-8 flex flex-wrap gap-2 max-phone:gap-1.5',
        isOneLine
          ? 'max-phone:-mx-4 max-phone:mt-3 max-phone:flex-nowrap max-phone:overflow-x-auto max-phone:px-4 max-phone:py-1'
          : 'max-phone:mt-6',
      )}
    >
      {tabs.map(({ name, label, count }) => (
        <li key={name}>
          <button
            type="button"
            aria-pressed={name === chosen}
            className={classNames(
              isOneLine && 'max-phone:whitespace-nowrap',
              'min-h-11 cursor-pointer rounded-full px-5 font-bold shadow-rest max-phone:px-3 max-phone:text-sm',
              name === chosen ? 'bg-accent text-on-accent' : 'bg-raised text-ink hover:shadow-lift',
            )}
            onClick={() => onChoose(name)}
          >
            {label} {count !== undefined && <span className="font-normal">({count.toLocaleString('en-GB')})</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}
