import { urlFor } from '#contract/endpoint.ts'
import { exportSchoolYear, type HeldSession } from '#contract/school-year.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { longDay } from '../../../ui/text/moment.ts'
import { counted } from '../wording.ts'

const places: Record<HeldSession['format'], string> = { '': '', 'in-person': 'at the school', online: 'online' }

/** More than these would not be printed on two pages. */
const maxPrinted = 4

/** The enterprise sessions that took place. */
export function HeldSessions({ sessions, year }: { sessions: readonly HeldSession[]; year: string }) {
  if (sessions.length === 0) return null
  const more = sessions.length - maxPrinted
  return (
    <Section id="sessions" title="Enterprise sessions">
      <ul className="mt-3 grid gap-1">
        {sessions.map(({ day, format, year_groups: groups }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sessions of a day may be alike
          <li key={`${day} ${at}`} data-beyond={at >= maxPrinted || undefined}>
            <b>{longDay(day)}</b>
            {[places[format], groups.join(', ')].filter(Boolean).map((words) => `, ${words}`)}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="hidden print:block">{`And ${counted(more, 'more', 'more')}.`}</p>}
      <a
        href={urlFor(exportSchoolYear, { params: { figure: 'sessions' }, query: { year } })}
        download
        className={buttonClass('quiet', 'mt-4 print:hidden')}
      >
        Download the sessions (CSV)
      </a>
    </Section>
  )
}
