/**
 * Kills the portal `KILLS` times (100) at random moments, in turn while people log in, lists of parents are imported,
 * messages are sent and PDFs are uploaded; its PostgreSQL; one of two instances; and a restore. Counts what had been
 * acknowledged and was lost, what is there twice, and files that nothing knows of. Ends with 1 when there are any.
 */
import { startInstances } from './testing/kills/instances.ts'
import { prepareRestoring } from './testing/kills/restoring.ts'
import {
  databaseKilledDuringLogIns,
  killedDuringImport,
  killedDuringLogIns,
  killedDuringMessages,
  killedDuringUploads,
} from './testing/kills/scenarios.ts'
import { findMailFaults, type Outcome, startSite } from './testing/kills/site.ts'
import { median } from './testing/measure.ts'

const kills = Number(process.env.KILLS ?? 100)

const site = await startSite()
const instances = await startInstances()
const restoring = await prepareRestoring(site)

type Scenario = [name: string, kill: () => Promise<Outcome>]
const scenarios: Scenario[] = [
  ['the portal, while people log in', () => killedDuringLogIns(site)],
  ['its PostgreSQL, while people log in', () => databaseKilledDuringLogIns(site)],
  ['one of two instances, while people log in', instances.instanceKilled],
  ['the portal, while a list is imported and mailed', () => killedDuringImport(site)],
  ['the portal, while messages are sent and mailed', () => killedDuringMessages(site)],
  ['the portal, while PDFs are uploaded', () => killedDuringUploads(site)],
  ['a restore', restoring.killedDuringRestore],
]
const outcomes = new Map<string, Outcome[]>()

try {
  for (let number = 0; number < kills; number++) {
    const [name, kill] = scenarios[number % scenarios.length] as Scenario
    outcomes.set(name, [...(outcomes.get(name) ?? []), await kill()])
  }
  for (const [name, all] of outcomes) {
    const faults = all.flatMap((one) => one.faults)
    const acknowledged = all.reduce((sum, one) => sum + one.acknowledged, 0)
    const outages = all.flatMap(({ outage }) => outage ?? [])
    const back = outages.length > 0 ? `, back after ${(median(outages) / 1000).toFixed(1)} s (median)` : ''
    console.log(`${all.length} times ${name}: ${faults.length} faults, ${acknowledged} acknowledged${back}`)
    for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`)
    if (faults.length > 0) process.exitCode = 1
  }
  const { lost, doubled } = await findMailFaults(site)
  console.log(`${lost.length} of ${site.owed.length} e-mails that were owed did not come`)
  for (const fault of lost.slice(0, 10)) console.log(`  ${fault}`)
  // A portal that dies after the mail server has taken an e-mail, and before that is noted, cannot know.
  console.log(`${doubled} of ${site.mails.received.length} came again, as the same message (at most ${kills} may)`)
  if (lost.length > 0 || doubled > kills) process.exitCode = 1
} finally {
  await restoring.remove()
  await instances.stop()
  await site.stop()
}
