import type { RegisterImport } from '#contract/register.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { moment } from '../../ui/text/moment.ts'
import { nationNames } from './nation-names.ts'

const number = new Intl.NumberFormat('en-GB')
const shownRows = 20

const titleOf = ({ kind, register }: RegisterImport) =>
  kind === 'links' ? 'Links between schools' : `Schools in ${nationNames[register]}`

/** The progress or the outcome of the latest import. */
export function LatestImport({ latest }: { latest: RegisterImport }) {
  return (
    <section aria-label="Latest import" className="grid gap-4">
      {latest.state === 'running' && <Running latest={latest} />}
      {latest.state === 'finished' && (
        <Notice tone="success" title={`${titleOf(latest)} imported on ${moment(latest.finish_time)}`}>
          <Counts latest={latest} />
        </Notice>
      )}
      {latest.state === 'stopped' && (
        <Notice tone="danger" title={`The import of ${moment(latest.start_time)} was interrupted`}>
          <p>{latest.problem || 'Upload the same file again to continue where it stopped.'}</p>
          <Counts latest={latest} />
        </Notice>
      )}
      {latest.absent_columns.length > 0 && (
        <p>
          The file does not have these columns, so what they say stays as it was: {latest.absent_columns.join(', ')}.
        </p>
      )}
      <BadRows latest={latest} />
    </section>
  )
}

function Running({ latest }: { latest: RegisterImport }) {
  const percent = Math.round(latest.part * 100)
  return (
    <div className="grid gap-2 rounded-lg bg-surface p-6 shadow-rest">
      <p className="flex flex-wrap justify-between gap-x-4">
        <b>Importing the register…</b> <span>{percent} %</span>
      </p>
      <progress aria-label="Importing the register" className="h-3 w-full accent-accent" value={latest.part} />
      <Counts latest={latest} />
      <p className="text-ink-soft text-sm">You can leave this page. The import will continue.</p>
    </div>
  )
}

function Counts({ latest }: { latest: RegisterImport }) {
  const { kind, rows, added, changed, closed, unnamed, bad_count: bad } = latest
  if (kind === 'links')
    return (
      <p>
        {number.format(rows)} {rows === 1 ? 'row' : 'rows'}: we now know what followed {number.format(changed)} more{' '}
        {changed === 1 ? 'school' : 'schools'}.
      </p>
    )
  const same = Math.max(0, rows - added - changed - bad)
  return (
    <>
      <p>
        {number.format(rows)} {rows === 1 ? 'row' : 'rows'}: {number.format(added)} new, {number.format(changed)}{' '}
        changed, {number.format(same)} unchanged.
      </p>
      {closed > 0 && (
        <p>{closed === 1 ? 'One school is' : `${number.format(closed)} schools are`} no longer in the list: closed.</p>
      )}
      {unnamed > 0 && (
        <p>
          The list lacks {number.format(unnamed)} open schools that an earlier one had. That is too many to have closed,
          so they stay open: it seems to be the list of one area.
        </p>
      )}
    </>
  )
}

function BadRows({ latest: { bad_rows: rows, bad_count: total } }: { latest: RegisterImport }) {
  if (total === 0) return null
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-bold">
        {total === 1 ? 'One row could not be read' : `${number.format(total)} rows could not be read`}
      </summary>
      <ul className="mt-2 grid gap-1 text-sm">
        {rows.slice(0, shownRows).map(({ line, reason }) => (
          <li key={line} className="wrap-anywhere">
            <b>Line {number.format(line)}:</b> {reason}
          </li>
        ))}
        {total > shownRows && <li>And {number.format(total - shownRows)} more.</li>}
      </ul>
    </details>
  )
}
