import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { nothingIfAbsent } from '../../../adapters/files/file-store.ts'
import type { Config } from '../../../config/config.ts'
import type { ResourceRow } from '../queries.ts'

/**
 * What the build of the books has written beside a paper's PDF, for the portal to read: `prompts` or `lesson`. Null when there is
 * none, and for a paper whose PDF an operator has replaced.
 */
export async function readBeside<S extends z.ZodObject>(
  { contentFolder }: Pick<Config, 'contentFolder'>,
  { slug, sourceHash }: Pick<ResourceRow, 'slug' | 'sourceHash'>,
  name: 'prompts' | 'lesson',
  schema: S,
): Promise<z.output<S> | null> {
  const written = await readFile(join(contentFolder, `${slug}-${name}.json`), 'utf8').catch(nothingIfAbsent)
  if (written === null) return null
  const content: unknown = JSON.parse(written)
  return z.object({ sha256: z.string() }).parse(content).sha256 === sourceHash ? schema.parse(content) : null
}
