import type { PastTrouble } from '#contract/monitoring.ts'
import { Section } from '../../ui/page/section.tsx'
import { moment } from '../../ui/text/moment.ts'

/** The troubles of the last 30 days that are over, the last one first. */
export function PastTroubles({ past }: { past: PastTrouble[] }) {
  return (
    <Section id="past-troubles" title="Problems that ended in the last 30 days">
      <ul className="mt-4 grid gap-4">
        {past.map(({ name, title, what, begin_time, end_time }) => (
          <li key={`${name} ${end_time}`} className="grid gap-1 border-line border-l-4 pl-4">
            <p className="font-bold">{title}</p>
            <p className="wrap-anywhere">{what}</p>
            <p className="text-ink-soft text-sm">
              <time dateTime={begin_time}>{moment(begin_time)}</time> to{' '}
              <time dateTime={end_time}>{moment(end_time)}</time>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
