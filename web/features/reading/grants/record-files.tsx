import { exportBookings } from '#contract/bookings.ts'
import { urlFor } from '#contract/endpoint.ts'
import { exportSchools } from '#contract/grants.ts'
import { WithRights } from '../../../session/with-rights.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Section } from '../../../ui/page/section.tsx'

/** Files with people in them, for the charity's own records. */
export function RecordFiles() {
  return (
    <Section id="files" title="Files for your own records">
      <WithRights rights="moderator" to="download schools with their contacts, and bookings">
        <p className="mt-1 text-ink-soft">
          These have names and addresses in them. The audit log says who downloaded them. Write about new books only to
          people who asked for news; delete your copy when you no longer need it.
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <a href={urlFor(exportSchools)} download className={buttonClass('quiet')}>
            Download schools and their contacts (CSV)
          </a>
          <a href={urlFor(exportBookings)} download className={buttonClass('quiet')}>
            Download all bookings (CSV)
          </a>
        </div>
      </WithRights>
    </Section>
  )
}
