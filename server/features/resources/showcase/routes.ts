import type { FastifyInstance } from 'fastify'
import * as endpoints from '#contract/showcase.ts'
import * as choice from '#contract/showcase-choice.ts'
import { recordAudit } from '../../../database/audit.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { sendPicture } from '../../../http/send-file.ts'
import { serve } from '../../../http/serve.ts'
import { keys } from '../keys.ts'
import { listFreeBooks, updateFeatured } from './queries.ts'
import { coverFile, createShowcase } from './showcase.ts'

export function showcaseRoutes(app: FastifyInstance, deps: Deps): void {
  const showcase = createShowcase(deps)

  serve(app, endpoints.viewShowcase, () => {
    const found = showcase()
    return found instanceof Promise ? found.then(({ answer }) => answer) : found.answer
  })

  serve(app, endpoints.readShowcaseCover, async ({ params, reply }) => {
    const book = (await showcase()).covers.get(params.id)
    if (!book) throw new Failure('not-found')
    return sendPicture(reply, deps.files, coverFile(book, params.width), 'public')
  })

  serve(app, endpoints.readShowcasePage, async ({ params, reply }) => {
    const { featured } = await showcase()
    if (featured?.book.id !== params.id || !featured.pages.has(params.number)) throw new Failure('not-found')
    return sendPicture(reply, deps.files, keys.page(featured.book.version, params.number, params.width), 'public')
  })

  const choiceIn = async (db: Deps['db']): Promise<choice.ShowcaseChoice> => {
    const free = await listFreeBooks(db)
    return {
      featured: free.find(({ isFeatured }) => isFeatured)?.id ?? null,
      choices: free.map(({ id, title }) => ({ id, title })),
    }
  }

  serve(app, choice.viewShowcaseChoice, () => choiceIn(deps.db))

  serve(app, choice.featureBook, ({ body, by }) =>
    deps.db.transaction().execute(async (db) => {
      const { choices } = await choiceIn(db)
      const id = body.resource_id
      if (id !== null && !choices.some((choice) => choice.id === id))
        throw Failure.invalid('resource_id', 'Choose a free storybook that is on the shelf.')
      await updateFeatured(db, id)
      await recordAudit(db, by, id === null ? 'resource.not-featured' : 'resource.featured', String(id ?? ''))
      return choiceIn(db)
    }),
  )
}
