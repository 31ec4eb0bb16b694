import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../../config.ts'
import type { ResourceRow } from '../queries.ts'
import { ShippedContent, type ShippedResource } from '../shipped-content.ts'

/** What the build of the books says of a resource; null when it does not ship, or an operator has replaced its PDF. */
export async function findShipped(
  { contentFolder }: Pick<Config, 'contentFolder'>,
  { slug, sourceHash }: Pick<ResourceRow, 'slug' | 'sourceHash'>,
): Promise<ShippedResource | null> {
  if (slug === null) return null
  const written = await readFile(join(contentFolder, 'manifest.json'), 'utf8').catch(nothingIfAbsent)
  const { resources } = written ? ShippedContent.parse(JSON.parse(written)) : { resources: [] }
  return resources.find((shipped) => shipped.slug === slug && shipped.sha256 === sourceHash) ?? null
}

function nothingIfAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
