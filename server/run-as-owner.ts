import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Lets the owner of the data folder do what root has begun, so that no file appears there that the portal cannot read. Call
 * it when the settings have been read, whose files are root's, and before anything is written.
 */
export async function runAsOwner(dataDir: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = await ownerOf(dataDir)
  if (uid === 0) return
  process.setgroups?.([gid])
  process.setgid?.(gid)
  process.setuid?.(uid)
}

/** The owner of a folder, or of the one in which it will be created. */
async function ownerOf(folder: string): Promise<{ uid: number; gid: number }> {
  return stat(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ownerOf(dirname(folder))
    throw error
  })
}
