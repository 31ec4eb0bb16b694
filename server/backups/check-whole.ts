import { z } from 'zod'
import { Description } from '../database/snapshot.ts'
import { isPlace, places } from './places.ts'
import { RefusedBackup } from './refused-backup.ts'
import { joined, type TarEntry } from './tar.ts'

/** The last entry. */
const End = z.object({
  madeAt: z.coerce.date(),
  files: z.number(),
  /** How many rows of each table. */
  rows: z.record(z.string(), z.number()),
})
export type End = z.infer<typeof End>

/**
 * Reads a whole backup once and returns what it contains and when it was made. A backup that is incomplete, damaged or
 * changed, or that contains a name that no portal makes, is refused before anything is written. Throws `RefusedBackup`.
 */
export async function checkWhole(
  path: string,
  open: () => AsyncIterable<TarEntry>,
): Promise<{ description: Description; end: End }> {
  let description: Description | undefined
  let end: End | undefined
  try {
    for await (const { name, body } of open()) {
      if (!isPlace(name, description)) {
        throw new RefusedBackup(
          `${path} holds a file called ${JSON.stringify(name)}, which no portal puts into a backup; nothing was restored.`,
        )
      }
      end = undefined
      if (name === places.description) description = Description.parse(JSON.parse(String(await joined(body))))
      else if (name === places.end) end = End.parse(JSON.parse(String(await joined(body))))
    }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (error instanceof RefusedBackup || ['ENOENT', 'EACCES', 'EISDIR'].includes(code)) throw error
    throw new RefusedBackup(`${path} is not a backup, or is damaged; nothing was restored.`, { cause: error })
  }
  if (!description || !end) throw new RefusedBackup(`${path} is not a backup, or is incomplete; nothing was restored.`)
  return { description, end }
}
