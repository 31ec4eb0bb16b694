import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Account, Portal } from './portal.ts'

/** Where somebody logs in, and who. */
interface Entrance {
  baseURL: string
  accounts: { parent: Pick<Account, 'email' | 'password'> }
}

/** Logs in. Returns the key once the portal has acknowledged it, or null if it was not reached. */
export async function logIn({ baseURL, accounts }: Entrance): Promise<string | null> {
  const { email, password } = accounts.parent
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password })
  try {
    const answer = await fetch(`${baseURL}/api/auth/login`, { method: 'POST', headers, body })
    if (!answer.ok) return null
    const { data } = (await answer.json()) as { data: { auth_key: string } }
    return data.auth_key
  } catch {
    return null
  }
}

/** Logs in repeatedly, two at a time, until `crash` has finished. Returns the acknowledged keys. */
export async function writeDuring(portal: Entrance, crash: () => Promise<void>): Promise<string[]> {
  const keys: string[] = []
  let isOn = true
  const writing = Promise.all(
    [1, 2].map(async () => {
      while (isOn) {
        const key = await logIn(portal)
        if (key) keys.push(key)
      }
    }),
  )
  while (keys.length <= 5) await sleep(5)
  await crash()
  isOn = false
  await writing
  return keys
}

/** Which of the keys the portal no longer accepts. */
export async function findLost({ baseURL }: Pick<Portal, 'baseURL'>, keys: string[]): Promise<string[]> {
  const statuses = await Promise.all(
    keys.map(async (key) => {
      const answer = await fetch(`${baseURL}/api/user/view`, { headers: { authorization: `Bearer ${key}` } })
      await answer.body?.cancel()
      return answer.status
    }),
  )
  return keys.filter((_key, index) => statuses[index] !== 200)
}

/** The process id that PostgreSQL wrote into its folder, somewhere below the data folder. */
export async function findPostmaster(dataDir: string): Promise<number> {
  const files = await readdir(join(dataDir, 'postgres'), { recursive: true })
  const file = files.find((name) => name.endsWith('postmaster.pid'))
  const [pid] = (await readFile(join(dataDir, 'postgres', file ?? ''), 'utf8')).split('\n')
  return Number(pid)
}
