import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findLost, writeDuring } from '../../../e2e/testing/crash.ts'
import type { Account } from '../../../e2e/testing/portal.ts'
import { runPortal } from '../../../e2e/testing/portal-process.ts'
import { createPasswords } from '../../../server/adapters/passwords.ts'
import { createKysely } from '../../../server/database/connect.ts'
import type { Deps } from '../../../server/deps.ts'
import { createActor, password } from '../../../server/testing/factories.ts'
import { createDatabase } from '../throw-away-database.ts'
import type { Outcome } from './site.ts'

/** Two instances on one database; each call kills the first while it writes, and asks the second for what it wrote. */
export async function startInstances() {
  const database = await createDatabase()
  const settings = {
    DATABASE_URL: database.url,
    LOG_LEVEL: 'warn',
  }
  const [first, second] = [
    await runPortal(join(database.folder, 'first'), settings),
    await runPortal(join(database.folder, 'second'), settings),
  ]
  const deps = { db: createKysely(database.pool), passwords: createPasswords() } as Deps
  const { email } = await createActor(deps)
  const parent: Account = { role: 'parent', email, password }

  async function instanceKilled(): Promise<Outcome> {
    let outage = 0
    const keys = await writeDuring({ baseURL: first.baseURL, accounts: { parent } }, async () => {
      await sleep(Math.random() * 400)
      const began = performance.now()
      await first.kill()
      await first.restart()
      outage = performance.now() - began
    })
    const lost = await findLost(second, keys)
    return { acknowledged: keys.length, faults: lost.map(() => 'a log-in is lost'), outage }
  }
  return {
    instanceKilled,
    async stop() {
      for (const { kill } of [first, second]) await kill('SIGTERM')
      await database.drop()
    },
  }
}
