import { missingOf } from '#contract/organisation.ts'
import type { Deps } from '../../../deps.ts'
import { listOperatorsWithoutFactor } from '../../accounts/service.ts'
import { findOrganisation } from '../../organisation/service.ts'
import { listOperators } from '../../users/service.ts'
import { findGuardedSince, findLastDone } from '../queries.ts'
import { done, list, open, type State } from './step.ts'

/** Who runs it. */
export async function organisation({ db }: Deps): Promise<State> {
  const entered = await findOrganisation(db)
  const missing = missingOf(entered)
  if (missing.length > 0)
    return open(`Missing: ${missing.join(', ')}.`, 'Enter who runs the portal. Notices, e-mails and letters say it.')
  return done(
    `${entered.legal_name} runs the portal. Pages, e-mails and letters say so.`,
    await findLastDone(db, ['organisation.saved']),
  )
}

/** Two people, each with a second step: one may be ill, and a password alone can be stolen. */
export async function operators({ db }: Deps): Promise<State> {
  const all = await listOperators(db)
  const unguarded = await listOperatorsWithoutFactor(db)
  if (unguarded.length > 0) {
    const names = list(unguarded.map(({ fullName, email }) => fullName || email))
    return open(
      `With a password alone: ${names}. A password can be stolen.`,
      'Each adds a passkey or an authenticator app under Settings.',
    )
  }
  if (all.length < 2)
    return open(
      'Only one person can get into the console. If they are ill or lose their phone, nobody can.',
      'Add a second operator, who then adds a second step.',
    )
  return done(
    `${list(all.map(({ name, email }) => name || email))} can get in, each with a second step.`,
    await findGuardedSince(db),
  )
}
