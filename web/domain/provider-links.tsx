import { useQuery } from '@tanstack/react-query'
import { urlFor } from '#contract/endpoint.ts'
import { startSignIn } from '#contract/sign-in-providers.ts'
import { providersQuery } from '../api/providers-query.ts'
import { buttonClass } from '../ui/button.tsx'

/** The ways out to the providers, which need no script; nothing where an owner has added none. `next`: the path that was wanted. */
export function ProviderLinks({ title, note, next }: { title: string; note?: string; next?: string | undefined }) {
  const { data = [] } = useQuery(providersQuery)
  if (data.length === 0) return null
  return (
    <nav
      aria-label={title}
      className={note ? 'rounded-md bg-accent-soft p-5 text-on-accent-soft' : 'mt-6 border-line border-t pt-6'}
    >
      <p className="mb-3 font-bold">{title}</p>
      {note && <p className="mb-4">{note}</p>}
      <ul className="flex flex-wrap gap-3">
        {data.map(({ id, label }) => (
          <li key={id} className="min-w-0">
            <a
              href={urlFor(startSignIn, { params: { id }, query: { next } })}
              className={buttonClass(note ? 'main' : 'quiet')}
            >
              <span className="wrap-anywhere">Continue with {label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
