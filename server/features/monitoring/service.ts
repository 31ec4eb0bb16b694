import type { Trouble } from '#contract/monitoring.ts'
import type { Deps } from '../../deps.ts'
import { isCheckName, titleOf } from './all-checks.ts'
import { sender } from './checks/mails.ts'
import { listOpenIncidents, noteFindings } from './queries.ts'

export { senderDomainOf } from './checks/mails.ts'
export { listFindings } from './queries.ts'

/** The troubles that the operators have been told of, and that go on. */
export async function listTroubles(db: Deps['db']): Promise<Trouble[]> {
  return (await listOpenIncidents(db)).flatMap(({ name, what, remedy, begunAt, toldAt }) =>
    toldAt !== null && isCheckName(name)
      ? [{ name, title: titleOf(name), what, remedy, since_time: begunAt.toISOString() }]
      : [],
  )
}

/** Looks the domain of the sender up at once, for somebody who has just changed its records. */
export async function lookAtSenderNow(deps: Deps): Promise<void> {
  const { remedy = sender.remedy, about = '', ...finding } = await sender.look(deps, false)
  const advice = finding.state === 'trouble' ? remedy : ''
  await noteFindings(deps.db, [{ ...finding, name: sender.name, remedy: advice, about }])
}
