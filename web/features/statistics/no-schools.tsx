import { ButtonLink } from '../../ui/button.tsx'
import { SchoolMap } from './school-map.tsx'

/** Shown before the first school has been approved. */
export function NoSchools() {
  return (
    <section
      aria-labelledby="no-schools"
      className="mt-16 grid items-center gap-8 rounded-lg bg-surface p-6 shadow-rest tablet:grid-cols-[1fr_2fr] tablet:p-10"
    >
      <div className="mx-auto w-full max-w-48">
        <SchoolMap
          squares={[]}
          isCaptioned={false}
          description="A map of the United Kingdom with no schools on it yet."
        />
      </div>
      <div>
        <h2 id="no-schools" className="text-xl">
          Be the first in your county
        </h2>
        <p className="mt-3 max-w-[50ch]">
          No school has joined yet. The first has the whole map to itself: a dot for its place, and the start of a curve
          that the next schools carry on.
        </p>
        <ButtonLink to="/register" className="mt-6">
          Register your school
        </ButtonLink>
      </div>
    </section>
  )
}
