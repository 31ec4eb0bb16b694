import { Link } from 'react-router'
import { classNames } from '../class-names.ts'
import { keepFocus } from '../page/page.tsx'

interface Filter {
  label: string
  to: string
  isShown: boolean
  /** How many it would show, once that is known. */
  count?: number | undefined
}

interface FilterLinksProps {
  /** What they choose. */
  label: string
  filters: readonly Filter[]
  /** Whether it narrows what another filter above has chosen. */
  isFurther?: boolean
}

/** Shows one kind of a list at a time; each is an address of its own. */
export function FilterLinks({ label, filters, isFurther = false }: FilterLinksProps) {
  return (
    <nav aria-label={label} className={isFurther ? 'mt-3' : 'mt-6'}>
      <ul className="flex flex-wrap gap-2">
        {filters.map(({ label: name, to, isShown, count }) => (
          <li key={to}>
            <Link
              to={to}
              state={keepFocus}
              preventScrollReset
              aria-current={isShown ? 'true' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center gap-2 rounded-full font-bold',
                isFurther ? 'px-4 text-sm' : 'px-5 shadow-rest',
                isShown && (isFurther ? 'bg-accent-soft text-on-accent-soft' : 'bg-accent text-on-accent'),
                !isShown && (isFurther ? 'underline-offset-4 hover:underline' : 'bg-raised text-ink hover:shadow-lift'),
                'forced-colors:border forced-colors:aria-[current]:border-4',
              )}
            >
              {name}{' '}
              {count !== undefined && <span className="font-normal tabular-nums">{count.toLocaleString('en-GB')}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
