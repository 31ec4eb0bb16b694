import { urlFor } from '#contract/endpoint.ts'
import { exportHeldSessions, type GrantFigures } from '#contract/grants.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { ListRow, ListRows, RowHint } from '../../../ui/lists/list-row.tsx'
import { longDay } from '../../../ui/text/moment.ts'
import { counted } from '../wording.ts'

const places = { '': '', 'in-person': 'at the school', online: 'online' }

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
          <ListRows className="mt-4">
            {sessions.map(({ id, day, school, format, reference }) => (
              <ListRow
                key={id}
                to={`/admin/bookings/${id}`}
                title={school}
                details={[longDay(day), places[format]].filter(Boolean).join(' · ')}
                action={<RowHint>{reference}</RowHint>}
              />
            ))}
          </ListRows>
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
