import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Hours after which a folder that its portal has not used is free: it makes a backup each night. */
const freeAfter = 36

const Owner = z.object({ portal: z.string(), usedAt: z.iso.datetime() })

/** The file that says whose backups are in a folder. */
const ownerFile = 'portal.json'

/**
 * Notes that the backups in a folder are those of the portal at this URL. Throws when another one has used it within the last
 * day and a half: portals name their backups alike, so one would take the other's for its own, and delete them.
 */
export async function claimBackupFolder(folder: string, portal: string, now = new Date()): Promise<void> {
  const path = join(folder, ownerFile)
  const owner = Owner.safeParse(await readOwner(path)).data
  const isInUse = owner && owner.portal !== portal && now.getTime() - Date.parse(owner.usedAt) < freeAfter * 3_600_000
  if (isInUse) {
    throw new Error(
      `the portal at ${owner.portal} keeps its backups in ${folder}. Give each a folder of its own in BACKUP_TO. If this is the ` +
        `same portal at a new address, delete ${path}.`,
    )
  }
  // A file that a full disk has cut short would say nothing.
  await writeFile(`${path}.new`, `${JSON.stringify({ portal, usedAt: now.toISOString() })}\n`, { flush: true })
  await rename(`${path}.new`, path)
}

async function readOwner(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    const isUnreadable = error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT'
    if (isUnreadable) return null
    throw error
  }
}
