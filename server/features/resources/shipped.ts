import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { inTurn } from '../../database/raw-sql.ts'
import type { Deps } from '../../deps.ts'
import { keys, takeInPdf } from './intake.ts'
import { findResourceBySlug, updateFacts, upsertCategory, upsertShipped } from './queries.ts'

const ShippedResource = z.object({
  slug: z.string(),
  title: z.string(),
  category: z.string(),
  description: z.string(),
  isFree: z.boolean(),
  belongsTo: z.string().nullable(),
  ageFrom: z.int(),
  ageTo: z.int(),
  minutes: z.int(),
  pdf: z.string(),
  cover: z.object({ webp480: z.string(), webp960: z.string() }),
  sha256: z.string(),
})
type ShippedResource = z.infer<typeof ShippedResource>
const Manifest = z.object({ version: z.string(), resources: z.array(ShippedResource) })

const categories = [
  { name: 'storybook', title: 'Storybook' },
  { name: 'teachers-guide', title: "Teacher's guide" },
  { name: 'lesson-plan', title: 'Lesson plan' },
  { name: 'guided-reading', title: 'Guided reading' },
  { name: 'discussion-topic', title: 'Discussion topic' },
  { name: 'activity-sheet', title: 'Activity sheet' },
  { name: 'introduction', title: 'Introduction' },
]

/**
 * Brings the books that ship with the portal into it: new and changed ones by their files, the others by their facts.
 * Instances that start together take turns. What the operator added or moved stays as it is.
 */
export async function loadShippedContent(deps: Deps, folder: string): Promise<void> {
  const manifest = Manifest.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')))
  await inTurn(deps.db, 'shipped content', async () => {
    for (const [position, category] of categories.entries()) await upsertCategory(deps.db, { ...category, position })
    // In the order of the categories: storybooks stand first on the shelf, and are there when their guides come.
    const rank = ({ category }: ShippedResource) => categories.findIndex(({ name }) => name === category)
    const inShelfOrder = manifest.resources.toSorted((a, b) => rank(a) - rank(b))
    const load = (isWanted: (resource: ShippedResource) => boolean) =>
      Promise.all(
        inShelfOrder.map((resource, position) => isWanted(resource) && loadResource(deps, folder, resource, position)),
      )
    await load(({ belongsTo }) => belongsTo === null)
    await load(({ belongsTo }) => belongsTo !== null)
  })
}

async function loadResource(deps: Deps, folder: string, shipped: ShippedResource, position: number): Promise<void> {
  const { slug, title, category, description, isFree, ageFrom, ageTo, minutes } = shipped
  const book = shipped.belongsTo === null ? null : await findResourceBySlug(deps.db, shipped.belongsTo)
  const facts = { title, category, description, isFree, ageFrom, ageTo, minutes, position, belongsTo: book?.id ?? null }
  const present = await findResourceBySlug(deps.db, slug)
  if (present?.sourceHash === shipped.sha256) return updateFacts(deps.db, present.id, facts)

  deps.log.info({ slug }, 'loading a book that ships')
  const cover = {
    small: await readFile(join(folder, shipped.cover.webp480)),
    large: await readFile(join(folder, shipped.cover.webp960)),
  }
  const bytes = await readFile(join(folder, shipped.pdf))
  const file = await takeInPdf(deps, { bytes, sourceHash: shipped.sha256, cover })
  await deps.db.transaction().execute(async (db) => {
    const id = await upsertShipped(db, slug, facts, file)
    if (category === 'storybook') await deps.jobs.add(db, 'prepare-book', { resourceId: id, version: file.version })
  })
  if (present) await deps.files.remove(keys.folder(present.version))
}
