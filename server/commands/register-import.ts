import { listClosedTitles } from '../database/closed-schools.ts'
import { createKysely } from '../database/connect.ts'
import { ensureSchema } from '../database/schema.ts'
import type { Db } from '../database/tables.ts'
import { UnreadableRegister } from '../features/register/files/import-file.ts'
import { ImportBusy, type ImportReport, importRegister } from '../features/register/import/import-register.ts'
import { OlderList } from '../features/register/records/survey.ts'
import { Refused, runCommand, withDatabase } from '../run-command.ts'

const insisting = '--even-if-older'

/** Imports a published list of schools into the portal's database, also while the portal runs; shows its progress. */
async function main(): Promise<number> {
  const words = process.argv.slice(2)
  const [file, ...others] = words.filter((word) => word !== insisting)
  if (!file || file.startsWith('-') || others.length > 0) {
    throw new Refused('Name the file of a register: npm run register:import -- edubasealldata.csv')
  }
  return withDatabase(async ({ config, database, log }) => {
    const stopping = new AbortController()
    const stop = () => stopping.abort()
    process.on('SIGINT', stop)
    process.on('SIGTERM', stop)
    await ensureSchema(database.connection, { folder: config.migrationsFolder, log, isOurs: config.migratesAtStart })
    const progress = createProgress()
    const kysely = createKysely(database.backgroundPool)
    const report = await importRegister(kysely, file, {
      signal: stopping.signal,
      onProgress: progress.show,
      evenIfOlder: words.includes(insisting),
    })
    progress.end()
    tell(report)
    await tellClosed(kysely)
    return report.isFinished ? 0 : 130
  })
}

const count = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString('en-GB')} ${number === 1 ? one : many}`

/** One updating line on a terminal, otherwise a line now and then. */
function createProgress() {
  const began = performance.now()
  const { isTTY } = process.stdout
  let shownAt = 0
  function show({ rows, part, added, changed }: ImportReport) {
    if (performance.now() - shownAt < (isTTY ? 100 : 2000)) return
    shownAt = performance.now()
    const seconds = ((shownAt - began) / 1000).toFixed(0)
    const line = `${Math.round(part * 100)} %: ${count(rows, 'row')}, ${added} added, ${changed} changed … ${seconds} s`
    process.stdout.write(isTTY ? `\r\x1b[K${line}` : `${line}\n`)
  }
  return { show, end: () => void (isTTY && process.stdout.write('\r\x1b[K')) }
}

function tell(report: ImportReport): void {
  const { kind, rows, added, changed, closed, unnamed, bad, badCount, absentColumns, resumedAfter, isFinished } = report
  if (resumedAfter > 0) console.info(`Continued after ${count(resumedAfter, 'row')} of an import that was interrupted.`)
  if (kind === 'links')
    console.info(`${count(rows, 'row')} read: it is now known what followed ${count(changed, 'more school')}.`)
  else
    console.info(
      `${count(rows, 'row')} read: ${added.toLocaleString('en-GB')} added, ${changed.toLocaleString('en-GB')} changed, ` +
        `${(rows - added - changed - badCount).toLocaleString('en-GB')} as they were.`,
    )
  if (closed > 0) console.info(`${count(closed, 'school')} that the list names no longer: closed.`)
  if (unnamed > 0)
    console.info(
      `It lacks ${count(unnamed, 'open school')} of an earlier list, as the list of one area does; they stay open.`,
    )
  if (absentColumns.length > 0)
    console.info(`The file does not have these columns, so what they say stays as it was: ${absentColumns.join(', ')}.`)
  if (badCount > 0) console.info(`${count(badCount, 'row')} could not be read:`)
  for (const { line, reason } of bad) console.info(`  line ${line}: ${reason}`)
  if (badCount > bad.length) console.info(`  and ${count(badCount - bad.length, 'more', 'more')}`)
  if (!isFinished) console.info('Stopped before the end. Run the same command again to continue.')
}

/** Names the schools of the portal whose record has closed. */
async function tellClosed(db: Db): Promise<void> {
  const titles = await listClosedTitles(db)
  if (titles.length === 0) return
  console.info(
    `${count(titles.length, 'school')} on the portal with a record that has closed; link what followed in the console, under Register:`,
  )
  for (const title of titles) console.info(`  ${title}`)
}

runCommand(main, {
  failed: 'The import failed, but what it has imported is kept. Run the same command again to continue.',
  known: [UnreadableRegister, ImportBusy],
  explain: (error) =>
    error instanceof OlderList ? `${error.message} If it is newer all the same, add ${insisting}.` : undefined,
})
