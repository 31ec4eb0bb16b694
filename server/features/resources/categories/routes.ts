import type { FastifyInstance } from 'fastify'
import * as library from '#contract/library.ts'
import { recordAudit } from '../../../database/audit.ts'
import { refuseStale } from '../../../database/versions.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { serve } from '../../../http/serve.ts'
import { listCategories } from '../queries.ts'
import { slugOf } from '../slug.ts'
import * as queries from './queries.ts'

export function categoryRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, library.listLibraryCategories, async () => {
    const counts = await queries.countByCategory(deps.db)
    return (await listCategories(deps.db)).map((one) => ({ ...one, resources: counts.get(one.name) ?? 0 }))
  })

  serve(app, library.createCategory, async ({ by, body: { title } }) => {
    const name = slugOf(title)
    if (name === '') throw Failure.invalid('title', 'Use letters from a to z, or digits.')
    const added = await deps.db.transaction().execute(async (db) => {
      const present = await queries.findByTitle(db, title)
      // A removed one comes back under the slug it had.
      const category = await queries.insertCategory(db, present?.name ?? name, title)
      if (category) {
        await recordAudit(db, by, 'category.added', category.name)
      }
      return category
    })
    if (!added) throw taken()
    return added
  })

  serve(app, library.renameCategory, ({ by, params, body: { title, version } }) =>
    deps.db.transaction().execute(async (db) => {
      const category = await queries.lockCategory(db, params.id)
      if (!category) throw new Failure('not-found')
      refuseStale('category', category.version, version)
      const other = await queries.findByTitle(db, title)
      if (other && other.id !== params.id && other.removedAt === null) throw taken()
      await recordAudit(db, by, 'category.renamed', category.name)
      return queries.updateTitle(db, params.id, title)
    }),
  )

  serve(app, library.deleteCategory, async ({ by, params }) => {
    await deps.db.transaction().execute(async (db) => {
      const category = await queries.lockCategory(db, params.id)
      if (!category) throw new Failure('not-found')
      if (category.name === 'storybook') throw new Failure('category/needed')
      if ((await queries.countByCategory(db)).has(category.name)) throw new Failure('category/in-use')
      await queries.updateRemoved(db, category.id)
      await recordAudit(db, by, 'category.removed', category.name)
    })
    return {}
  })

  serve(app, library.orderCategories, async ({ body }) => {
    await queries.updateCategoryOrder(deps.db, body.ids)
    return {}
  })
}

const taken = (): Failure => Failure.at('category/taken', 'title')
