import { join } from 'node:path'
import type { EditionKind } from '#contract/editions.ts'
import type { Config } from '../../../config/config.ts'
import type { ResourceRow } from '../queries.ts'
import { findShipped } from '../shipped/shipped-content.ts'

/** A file that ships beside a resource. */
export interface ShippedFile {
  kind: EditionKind
  path: string
  bytes: number
}

/** The editions that ship with a resource; none once an operator has replaced its PDF. */
export async function listShippedEditions(
  config: Pick<Config, 'contentFolder'>,
  resource: Pick<ResourceRow, 'slug' | 'sourceHash'>,
): Promise<ShippedFile[]> {
  const shipped = await findShipped(config, resource)
  return (shipped?.resource.editions ?? []).map(({ kind, file, bytes }) => ({
    ...{ kind, bytes },
    path: join(shipped?.folder ?? '', file),
  }))
}
