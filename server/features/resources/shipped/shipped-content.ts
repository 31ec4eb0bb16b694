import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { nothingIfAbsent } from '../../../adapters/files/file-store.ts'
import type { Config } from '../../../config/config.ts'
import { type BookResource, resourcesOf } from '../book-file/manifest.ts'
import { readManifest } from '../book-file/open-book.ts'
import type { ResourceRow } from '../queries.ts'

/** `manifest.json` of the built content: the folders of the book files that ship, each with the slugs of what is in it. */
const ShippedContent = z.object({
  version: z.string(),
  books: z.array(z.object({ folder: z.string(), resources: z.array(z.string()) })),
})
export type ShippedContent = z.infer<typeof ShippedContent>

/** Which books the release that runs ships. */
export async function readShippedContent(contentFolder: string): Promise<ShippedContent> {
  return ShippedContent.parse(JSON.parse(await readFile(join(contentFolder, 'manifest.json'), 'utf8')))
}

/** A resource that ships, and the folder of its files. */
export interface ShippedResource {
  resource: BookResource
  folder: string
}

/** Everything that ships, in the order of the shelf. */
export async function listShipped(contentFolder: string): Promise<ShippedResource[]> {
  const shipped: ShippedResource[] = []
  for (const { folder: name } of (await readShippedContent(contentFolder)).books) {
    const folder = join(contentFolder, name)
    for (const resource of resourcesOf(await readManifest(folder))) shipped.push({ resource, folder })
  }
  return shipped
}

/** What the release that runs ships as this resource; null when it does not ship, or an operator has replaced its PDF. */
export async function findShipped(
  { contentFolder }: Pick<Config, 'contentFolder'>,
  { slug, sourceHash }: Pick<ResourceRow, 'slug' | 'sourceHash'>,
): Promise<ShippedResource | null> {
  if (slug === null) return null
  const { books } = (await readShippedContent(contentFolder).catch(nothingIfAbsent)) ?? { books: [] }
  const book = books.find(({ resources }) => resources.includes(slug))
  if (!book) return null
  const folder = join(contentFolder, book.folder)
  const resource = resourcesOf(await readManifest(folder)).find((one) => one.slug === slug)
  return resource?.pdf.sha256 === sourceHash ? { resource, folder } : null
}
