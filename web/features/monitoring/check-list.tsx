import { CircleCheck, CircleDashed, CircleQuestionMark, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { Check, CheckName, CheckState } from '#contract/monitoring.ts'
import type { SetUpCode } from '#contract/set-up.ts'
import { setUpTitles } from '../../domain/set-up-titles.ts'
import { WithRights } from '../../session/with-rights.tsx'
import { classNames } from '../../ui/class-names.ts'
import { moment } from '../../ui/text/moment.ts'
import { TextLink } from '../../ui/text/text-link.tsx'
import { unbroken } from '../../ui/text/unbroken.tsx'

const looks: Record<CheckState, { word: string; Icon: LucideIcon; mark: string }> = {
  trouble: { word: 'Problem', Icon: TriangleAlert, mark: 'text-danger' },
  open: { word: 'Not set up', Icon: CircleDashed, mark: 'text-accent-ink' },
  unknown: { word: 'Not known', Icon: CircleQuestionMark, mark: 'text-accent-ink' },
  well: { word: 'Working', Icon: CircleCheck, mark: 'text-success' },
}

const order = Object.keys(looks)

/** Where in the console something is put right. */
const places: Partial<Record<CheckName, { to: string; label: string }>> = {
  mail: { to: '/admin/mailbox', label: 'Open the mailbox' },
  'failed-mails': { to: '/admin/mailbox?state=failed', label: 'Open the mailbox' },
  register: { to: '/admin/register', label: 'Open the register' },
}

/** The step of Set-up that sees whether it works. */
const steps: Partial<Record<CheckName, SetUpCode>> = {
  mail: 'mail',
  sender: 'sender',
  backups: 'backup',
  register: 'register',
}

/** Every check with its state, the worst first. */
export function CheckList({ checks }: { checks: Check[] }) {
  const worstFirst = [...checks].sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
  return (
    <ul className="divide-y divide-line rounded-md bg-surface shadow-rest">
      {worstFirst.map((check) => (
        <CheckRow key={check.name} check={check} />
      ))}
    </ul>
  )
}

function CheckRow({ check: { name, title, state, what, remedy, limit, since_time } }: { check: Check }) {
  const { word, Icon, mark } = looks[state]
  const place = places[name]
  const step = state === 'open' && steps[name]
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-4 px-5 py-4 tablet:px-6">
      <Icon aria-hidden className={classNames('mt-0.5 size-6', mark)} />
      <div className="grid min-w-0 gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-lg">{title}</h2>
          <p className="text-sm">
            <b>{word}</b>
            <span className="text-ink-soft">
              {' '}
              since <time dateTime={since_time}>{moment(since_time)}</time>
            </span>
          </p>
        </div>
        <p className="wrap-anywhere">{what}</p>
        {remedy && (
          <div
            className={classNames(
              'grid gap-2 rounded-sm p-4',
              state === 'trouble' ? 'bg-danger-soft' : 'bg-accent-soft',
            )}
          >
            <p className={classNames('wrap-anywhere', state !== 'trouble' && 'text-on-accent-soft')}>
              <b>What to do:</b> {remedy}
            </p>
            {step && (
              <WithRights rights="owner">
                <p>
                  <TextLink to="/admin/set-up">Go to “{setUpTitles[step]}” in Set-up</TextLink>
                </p>
              </WithRights>
            )}
            {place && (
              <p>
                <TextLink to={place.to}>{place.label}</TextLink>
              </p>
            )}
          </div>
        )}
        <details className="text-ink-soft text-sm">
          <summary className="w-fit cursor-pointer py-1">When this counts as a problem</summary>
          <p className="max-w-[65ch] pt-1">{unbroken(limit)}</p>
        </details>
      </div>
    </li>
  )
}
