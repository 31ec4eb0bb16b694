import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Beginning, copyBeginning } from './first-start.ts'
import { type PortalProcess, runPortal } from './portal-process.ts'

export type Role = 'senior' | 'parent' | 'admin'
export type Account = { role: Role; email: string; password: string }

/** The built portal, running on loopback with a data folder of its own, as it is after its first start. */
export type Portal = PortalProcess & {
  dataDir: string
  /** The accounts that the first start created. */
  accounts: Record<Role, Account>
  /** Stops it and removes its data folder. */
  stop(): Promise<void>
}

async function readAccounts(dataDir: string): Promise<Record<Role, Account>> {
  const accounts = JSON.parse(await readFile(join(dataDir, 'try-it-accounts.json'), 'utf8')) as Account[]
  return Object.fromEntries(accounts.map((account) => [account.role, account])) as Record<Role, Account>
}

/** A journey that fails on a 500 sees only that: why is in the log, which goes with the folder. */
async function showErrors(dataDir: string): Promise<void> {
  const log = await readFile(join(dataDir, 'portal.log'), 'utf8').catch(() => '')
  for (const line of log.match(/^{"level":[56]0.*$/gm) ?? []) console.log(`The portal's log: ${line}`)
}

/** @param settings environment variables of the portal, besides its address and data folder */
export async function startPortal(
  settings: Record<string, string> = {},
  beginning: Beginning = 'first-start',
): Promise<Portal> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-e2e-'))
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  try {
    const dataDir = join(folder, 'data')
    await copyBeginning(beginning, dataDir)
    const accounts = await readAccounts(dataDir)
    const portal = await runPortal(dataDir, settings)
    const stop = async () => {
      await portal.kill('SIGTERM')
      await showErrors(dataDir)
      await remove()
    }
    return { ...portal, dataDir, accounts, stop }
  } catch (error) {
    await remove()
    throw error
  }
}
