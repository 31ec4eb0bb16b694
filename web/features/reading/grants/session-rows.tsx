import { Link } from 'react-router'
import { urlFor } from '#contract/endpoint.ts'
import { exportHeldSessions, type GrantFigures } from '#contract/grants.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { counted, longDay } from '../wording.ts'
import '../../../ui/lists/figures.css'

const places = { '': 'Not noted', 'in-person': 'At the school', online: 'Online' }

type SessionRowsProps = Pick<GrantFigures, 'sessions' | 'sessions_held' | 'year'>

/** The sessions that the line counts, each with its booking. */
export function SessionRows({ sessions, sessions_held: held, year }: SessionRowsProps) {
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions" tabIndex={-1} className="text-xl">
        Sessions that were held
      </h2>
      {held === 0 ? (
        <p className="mt-2">
          None has been held in this school year. A session counts once somebody marks its booking as done, or its
          confirmed day is over.
        </p>
      ) : (
        <>
          <div className="grant-rows grant-sessions">
            <table className="figures">
              <caption className="sr-only">Sessions that were held</caption>
              <thead>
                <tr>
                  {['Day', 'School', 'Where', 'Booking'].map((heading) => (
                    <th key={heading} scope="col">
                      {heading}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {sessions.map(({ id, day, school, format, reference }) => (
                  <tr key={id}>
                    <td>{longDay(day)}</td>
                    <th scope="row">{school}</th>
                    <td>{places[format]}</td>
                    <td>
                      <Link to={`/admin/bookings/${id}`} className="link">
                        {reference}
                      </Link>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {held > sessions.length && (
            <p className="mt-3 text-ink-soft">{`The file has ${counted(held - sessions.length, 'more', 'more')}.`}</p>
          )}
          <a
            href={urlFor(exportHeldSessions, { query: { year: year.id } })}
            download
            className={buttonClass('quiet', 'mt-4')}
          >
            Download the sessions (CSV)
          </a>
        </>
      )}
    </section>
  )
}
