import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { EditionKind } from '#contract/editions.ts'
import { nothingIfAbsent } from '../../../adapters/files/file-store.ts'
import type { Config } from '../../../config/config.ts'
import type { ResourceRow } from '../queries.ts'
import { ShippedContent, type ShippedResource } from '../shipped/shipped-content.ts'

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

/** A file that ships beside a resource. */
export interface ShippedFile {
  kind: EditionKind
  path: string
  bytes: number
}

/** The editions that ship with a resource; none once an operator has replaced its PDF. */
export async function listShippedEditions(
  config: Pick<Config, 'contentFolder'>,
  resource: ResourceRow,
): Promise<ShippedFile[]> {
  const shipped = await findShipped(config, resource)
  return Promise.all(
    (shipped?.editions ?? []).map(async ({ kind, file }) => {
      const path = join(config.contentFolder, file)
      return { kind, path, bytes: (await stat(path)).size }
    }),
  )
}
