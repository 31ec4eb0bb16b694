import { classNames } from '../../ui/class-names.ts'
import './filter-list.css'
import type { Filter } from './shelf.ts'

interface FilterListProps {
  label?: string
  filters: readonly Filter[]
  active: string
  onChoose: (value: string) => void
}

/** One button per category or theme; the pressed one is what the shelf shows. */
export function FilterList({ label = 'Show', filters, active, onChoose }: FilterListProps) {
  return (
    <ul className="filters" aria-label={label}>
      {filters.map(({ value, title }) => (
        <li key={value}>
          <button
            type="button"
            aria-pressed={value === active}
            className={classNames(
              'min-h-11 cursor-pointer rounded-full px-4 py-1.5 font-bold text-sm transition-colors duration-150 forced-colors:border',
              value === active
                ? 'bg-accent text-on-accent'
                : 'bg-raised text-ink shadow-rest hover:bg-accent-soft hover:text-on-accent-soft',
            )}
            onClick={() => onChoose(value)}
          >
            {title}
          </button>
        </li>
      ))}
    </ul>
  )
}
