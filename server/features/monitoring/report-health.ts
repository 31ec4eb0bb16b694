import { findClockSkew } from '../../database/server-state.ts'
import type { Deps } from '../../deps.ts'
import { insertReport } from './queries.ts'

/** Milliseconds between two reports of an instance. */
export const reportEvery = 60_000

/**
 * Writes down what only this instance knows: its answers, its delays, its clock, its disk and its change feed. The checks run on one
 * instance, and read what all have reported.
 */
export async function report({ db, instance, changes, files, responses, delays }: Deps): Promise<void> {
  // A quick look, because the feed of an instance that nobody uses is asked every 15 seconds only.
  const isFeedConnected = await changes.confirm()
  const clockSkewMs = await findClockSkew(db)
  const space = await files.space()
  const counted = responses.take()
  const noted = delays.take()
  try {
    const disk = { diskFree: space?.free ?? null, diskSize: space?.size ?? null }
    await insertReport(db, { instance, isFeedConnected, clockSkewMs, ...disk, ...counted, delays: noted })
  } catch (error) {
    responses.giveBack(counted)
    for (const call of noted.calls) delays.noteCall(call)
    for (const lock of noted.locks) delays.noteLock(lock)
    throw error
  }
}
