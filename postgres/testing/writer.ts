/**
 * A program for tests to kill: starts the embedded PostgreSQL of the folder in its argument, or joins it, and inserts
 * rows without pause. With `temporary` as a second argument the folder goes with the server. Prints the number of each row once PostgreSQL has acknowledged it. Exits on SIGTERM.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { pino } from 'pino'
import { startEmbeddedDatabase } from '../start.ts'
import { openPool } from './open-pool.ts'

const [dataDir = '', kind] = process.argv.slice(2)
const { connection, stop } = await startEmbeddedDatabase({
  dataDir,
  isTemporary: kind === 'temporary',
  log: pino({ level: 'silent' }),
})
const pool = openPool(connection)
let isLeaving = false
process.on('SIGTERM', () => {
  isLeaving = true
})
while (!isLeaving) {
  try {
    await pool.query('create table if not exists rows (number serial primary key)')
    const { rows } = await pool.query<{ number: number }>('insert into rows default values returning number')
    process.stdout.write(`${rows[0]?.number}\n`)
  } catch {
    await delay(20)
  }
}
await pool.end()
await stop()
