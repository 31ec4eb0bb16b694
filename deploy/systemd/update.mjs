import { existsSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkNode } from '../../scripts/check-node.mjs'
import { underLock } from '../../scripts/lock.mjs'
import { Problem, report } from '../../scripts/problem.mjs'
import { root, runNode } from '../../scripts/run.mjs'
import { readRelease, whatIsLeft } from './afterwards.mjs'
import { incompatibleMigrations, pointTo, runIn, startService, stopService } from './releases.mjs'

const usage = `Name the folder of the new release: npm run update -- /srv/portal/releases/0.2.0
  --current LINK        the link to the release that runs (/srv/portal/current)
  --service NAME:PORT   a systemd service that runs it, and where it listens (portal:3000); repeat it for each instance
  --backups FOLDER      where the backup is written (BACKUP_TO)
  --patience SECONDS    how long a start may take (300)`

/** Seconds. */
const longest = 900

const options = {
  current: { type: 'string', default: '/srv/portal/current' },
  service: { type: 'string', multiple: true, default: ['portal:3000'] },
  backups: { type: 'string' },
  patience: { type: 'string', default: '300' },
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const services = values.service.map((text) => /^(?<name>[\w@.-]+):(?<port>\d+)$/.exec(text)?.groups)
    const seconds = Number(values.patience)
    if (positionals.length !== 1 || services.includes(undefined) || !(seconds > 0)) throw new Problem(usage)
    return { ...values, services, seconds, folder: positionals[0] }
  } catch {
    throw new Problem(usage)
  }
}

/** What is to be updated, from what to what. Throws a Problem if anything is missing; changes nothing. */
function readPlan() {
  const { folder, current: link, backups, services, seconds } = readArguments()
  if (!process.env.DATABASE_URL && !process.env.DATABASE_URL_FILE) {
    throw new Problem('DATABASE_URL is not set. Load the settings of the portal first; docs/runbook.md says how.')
  }
  // npm starts scripts in the project's folder, and says in which folder the person named the other one.
  const to = resolve(process.env.INIT_CWD ?? process.cwd(), folder)
  const { name, version } = readRelease(to)
  if (name === undefined || name !== readRelease(root).name) throw new Problem(`${to} is not a release of the portal.`)
  if (!existsSync(link))
    throw new Problem(`${link} is not there. Name the link to the release that runs with --current.`)
  const from = realpathSync(link)
  if (realpathSync(to) === from) {
    const names = services.map(({ name }) => name).join(' ')
    throw new Problem(
      `${link} names ${to} already. If an update was broken off, let it run: systemctl restart ${names}`,
    )
  }
  checkNumber(to, version)
  const kept = backups ?? (process.env.BACKUP_TO === 'elsewhere' ? undefined : process.env.BACKUP_TO)
  if (!kept || !existsSync(kept)) throw new Problem('Name a folder for the backup: --backups /var/lib/portal-backups')
  const time = new Date().toISOString().slice(0, 19).replaceAll(/\D/g, '')
  const file = join(resolve(kept), `before-update-${time}.backup`)
  return { link, from, to: realpathSync(to), file, services, seconds }
}

/** A folder that has the number of another release misleads the person who needs the way back. */
function checkNumber(folder, version) {
  const number = /^v?(\d+\.\d+\.\d+)$/.exec(basename(folder))?.[1] ?? version
  if (number === version) return
  const right = join(dirname(folder), version)
  const whatToDo = existsSync(right)
    ? `${right} is there already, so there is nothing newer yet: rm -r ${folder}`
    : `Read what CHANGELOG.md says about it, and give the folder its number: mv ${folder} ${right}`
  throw new Problem(`The release in ${folder} is ${version}. Nothing was changed. ${whatToDo}`)
}

/** Runs a command of a release, which shows what it does; throws a Problem with `sentence` if it fails. */
async function must(release, name, args, sentence) {
  if ((await runIn(release, name, args)) !== 0) throw new Problem(sentence)
}

/** One at a time: two would make each other's backups, and point the link to and fro. */
async function update() {
  const plan = readPlan()
  const refuse = () => {
    throw new Problem('Another update is running. Wait until it has ended; nothing was changed.')
  }
  await underLock(
    `${plan.link}.updating`,
    () => {
      removeRemains(dirname(plan.file))
      return updateTo(plan)
    },
    refuse,
  )
}

/** What an update that was killed has left of its backup: each has a name of its own, so nothing else would remove it. */
function removeRemains(backups) {
  const remains = readdirSync(backups).filter((name) => /^before-update-\d+\.backup\.unfinished$/.test(name))
  for (const name of remains) rmSync(join(backups, name))
}

async function updateTo(plan) {
  const { link, from, to, file, services, seconds } = plan
  const { code } = await runNode([join(to, 'scripts/build.mjs')], { show: true })
  if (code !== 0) throw new Problem('The new release could not be built. Nothing was changed.')
  const incompatible = incompatibleMigrations(from, to)
  const mustStop = incompatible.length > 0
  if (mustStop) console.log(`The portal stops for this update, because of ${incompatible.join(', ')}.`)
  const stop = async () => {
    for (const service of services) await stopService(service)
  }
  const restart = async (within = seconds) => {
    for (const service of services) await startService(service, within)
  }
  // There is nothing better to do than to wait for the release that has run until now.
  const restartOld = () => restart(longest)
  try {
    if (mustStop) await stop()
    await must(from, 'backup', [file], 'Without a backup there is no update. Nothing was changed.')
  } catch (error) {
    if (mustStop) await restartOld()
    throw error
  }
  try {
    // Without a new migration too: what the new release would not start with, the settings or the database, ends this here.
    await must(to, 'migrate', [], 'The new release cannot run with this database and these settings.')
    pointTo(link, to)
    await restart()
  } catch (error) {
    console.error(`\n${error.message}\nGoing back to ${from}.`)
    const isRunning = !mustStop && realpathSync(link) === from
    if (mustStop) await stop()
    pointTo(link, from)
    // Only an incompatible migration keeps the old release from running on what has become of the database.
    if (mustStop && (await runIn(from, 'migrate', [])) !== 0) {
      throw new Problem(
        `The update failed, and ${from} does not accept the migrated database: the portal is stopped. docs/runbook.md says ` +
          `what to do, under "After an update that has stopped the portal". The backup is ${file}.`,
      )
    }
    if (!isRunning) await restartOld()
    throw new Problem(`The update failed, and ${from} runs again. The reason is above, or in the log of the service.`)
  }
  console.log([`\n${to} runs. The backup is ${file}.`, ...whatIsLeft(plan)].join('\n\n'))
}

checkNode()
update().catch(report)
