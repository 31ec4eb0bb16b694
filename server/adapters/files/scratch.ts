import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The folders that this process uses now. */
const inUse = new Set<string>()

/**
 * Calls `use` with a new folder on this machine for files that are too large for memory, and removes it afterwards. It is
 * in the data folder, because a container's `/tmp` may itself be memory.
 */
export async function inScratchFolder<T>(
  { dataDir }: { dataDir: string },
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = join(placeIn(dataDir), randomUUID())
  inUse.add(folder)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return await use(folder)
  } finally {
    inUse.delete(folder)
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes what processes that died have left, begun before that time. */
export async function removeOldScratch({ dataDir }: { dataDir: string }, before: Date): Promise<void> {
  for (const name of await readdir(placeIn(dataDir)).catch(() => [])) {
    const path = join(placeIn(dataDir), name)
    if (inUse.has(path)) continue
    const begun = await stat(path).catch(() => null)
    if (begun && begun.mtime < before) await rm(path, { recursive: true, force: true })
  }
}

const placeIn = (dataDir: string) => join(dataDir, 'scratch')
