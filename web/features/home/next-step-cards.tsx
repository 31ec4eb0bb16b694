import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { unbroken } from '../../ui/text/unbroken.tsx'
import type { NextStep } from './next-steps.ts'
import './next-step-cards.css'

/** The most useful step on a card with a bookmark, the others below it. */
export function NextStepCards({ steps }: { steps: NextStep[] }) {
  const [first, ...others] = steps
  if (!first) return null
  return (
    <section aria-labelledby="next-step" className="mt-6 grid gap-4">
      <div className="next-step">
        <h2 id="next-step" className="wrap-anywhere max-w-[24ch] text-xl max-phone:text-lg">
          {first.title}
        </h2>
        <p className="mt-2 max-w-[52ch]">{unbroken(first.text)}</p>
        <ButtonLink to={first.to} className="mt-5">
          {first.action}
          <ArrowRight aria-hidden className="size-5" />
        </ButtonLink>
      </div>
      {others.length > 0 && (
        <ul aria-label="More to do" className="grid gap-4 tablet:grid-cols-2">
          {others.map(({ title, text, action, to }) => (
            <li
              key={title}
              className="relative rounded-md bg-surface px-6 py-5 shadow-rest hover:shadow-lift tablet:only:col-span-2"
            >
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 text-ink-soft text-sm">{unbroken(text)}</p>
              <Link
                to={to}
                aria-label={`${action}: ${title}`}
                className="link mt-1 inline-flex min-h-11 items-center gap-2 font-bold text-sm after:absolute after:inset-0"
              >
                {action}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
