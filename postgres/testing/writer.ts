/**
 * A program for tests to kill: uses the embedded database of the folder in its argument, and writes rows without
 * pause. Prints the number of each row once PostgreSQL has acknowledged it. Leaves on SIGTERM.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { pino } from 'pino'
import { connectDatabase } from '../../server/database/connect.ts'

const dataDir = process.argv[2] ?? ''
const { pool, close } = await connectDatabase({ dataDir, log: pino({ level: 'silent' }), poolSize: 2 })
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
await close()
