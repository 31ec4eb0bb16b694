import { access, constants } from 'node:fs/promises'
import { withTimeLimit } from '../concurrency/time-limit.ts'

/** Milliseconds. */
const usualPatience = 10_000

/** Looks that have not ended, by their folder. */
const open = new Map<string, Promise<void>>()

/**
 * Throws when a folder cannot be written, with `ETIMEDOUT` when it does not answer. A mounted folder whose machine is
 * away may keep each call waiting for ever, and files, passwords and names share four threads: so there is one call at a
 * time, however often somebody asks.
 */
export async function checkFolder(
  folder: string,
  { look = (path: string) => access(path, constants.W_OK), patience = usualPatience } = {},
): Promise<void> {
  const looking = open.get(folder) ?? look(folder).finally(() => open.delete(folder))
  open.set(folder, looking)
  await withTimeLimit(looking, patience, () => {
    throw Object.assign(new Error(`${folder} does not answer`), { code: 'ETIMEDOUT' })
  })
}
