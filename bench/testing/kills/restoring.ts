import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Outcome, runCommand, type Site } from './site.ts'

const slowestMs = 4000

/** Writes a backup once; each call then kills a restore of it, and has it done again. */
export async function prepareRestoring(site: Site) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-kills-'))
  const backup = join(folder, 'portal.backup')
  await runCommand('backup', site.dataDir, [backup])
  const restore = (dataDir: string) => runCommand('restore', dataDir, ['--unauthenticated', backup])
  let whole = ''

  /** A restore that is broken off can be done again, and brings back as much as one that was not. */
  async function killedDuringRestore(): Promise<Outcome> {
    const dataDir = await mkdtemp(join(folder, 'restored-'))
    try {
      whole ||= (await restore(await mkdtemp(join(folder, 'whole-')))).stdout
      const broken = restore(dataDir)
      const isDone = broken.then(
        () => true,
        () => false,
      )
      await sleep(Math.random() * slowestMs)
      broken.child.kill('SIGKILL')
      if (await isDone) return { acknowledged: 1, faults: [] }
      const { stdout } = await restore(dataDir)
      const faults = stdout === whole ? [] : [`${stdout} instead of ${whole}`]
      return { acknowledged: 1, faults }
    } catch (error) {
      return { acknowledged: 1, faults: [String((error as { stderr?: string }).stderr ?? error)] }
    } finally {
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    }
  }
  return {
    killedDuringRestore,
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }),
  }
}
