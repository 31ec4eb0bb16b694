import { ukNations } from '#contract/curriculum.ts'
import type { NationFigures } from '#contract/statistics.ts'
import { count } from './wording.ts'

const share = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 })

/** How many of each nation's state-funded primary schools use the portal, with the source of each total. */
export function Nations({ nations }: { nations: NationFigures[] }) {
  return (
    <section aria-labelledby="nations" className="mt-10">
      <h3 id="nations" className="text-lg">
        By nation
      </h3>
      <p className="mt-2 max-w-[65ch] text-ink-soft">State-funded primary schools that use the portal.</p>
      <div className="mt-4 overflow-x-auto">
        <table className="figures">
          <caption className="sr-only">State-funded primary schools by nation</caption>
          <thead>
            <tr>
              <th scope="col">Nation</th>
              <th scope="col">Here</th>
              <th scope="col">Of all</th>
              <th scope="col">Share</th>
            </tr>
          </thead>
          <tbody>
            {nations.map(({ nation, state_primaries: here, all }) => (
              <tr key={nation}>
                <th scope="row">{ukNations[nation]}</th>
                <td>{count(here)}</td>
                <td>{count(all)}</td>
                <td>{share.format(here / all)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className="mt-3 grid gap-1 text-ink-soft text-sm">
        {nations.map(({ nation, year, source }) => (
          <li key={nation}>
            {ukNations[nation]}, {year}: {source}.
          </li>
        ))}
      </ul>
    </section>
  )
}
