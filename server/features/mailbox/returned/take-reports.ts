import type { Deps } from '../../../deps.ts'
import { findReading, markReturned, markReturning, noteRead, noteUnread } from './queries.ts'
import { readReport } from './read-report.ts'

/** Milliseconds after which a run leaves the rest to the next. */
const maxRun = 60_000

/**
 * Reads the reports about mails that a relay accepted and could not deliver, and marks their addresses. The mailbox stays as
 * it is. Running it twice is harmless.
 */
export async function takeReports({ db, log, reportMailbox }: Deps): Promise<void> {
  if (!reportMailbox) return
  const until = Date.now() + maxRun
  try {
    for (let isPart = true; isPart && Date.now() < until; ) {
      const { validity = '', lastUid = '0' } = (await findReading(db)) ?? {}
      const read = await reportMailbox.read({ validity, lastUid: Number(lastUid) })
      for (const bytes of read.mails) await takeOne(db, bytes)
      await noteRead(db, read.position)
      isPart = read.isPart
    }
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    log.warn({ reason: problem }, 'the mailbox with reports could not be read')
    await noteUnread(db, problem)
  }
}

async function takeOne(outside: Deps['db'], bytes: Buffer): Promise<void> {
  // What no program can read is nobody’s report.
  const report = await readReport(bytes).catch(() => null)
  if (!report) return
  const { mailId, problem, isBadEmail } = report
  await outside.transaction().execute(async (db) => {
    const email = await markReturned(db, mailId, `It came back: ${problem}`)
    if (email !== null && isBadEmail) await markReturning(db, email, problem)
  })
}
