import type { FastifyInstance } from 'fastify'
import * as sponsors from '#contract/sponsors.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { addSponsor, deleteSponsor, listSponsors, orderSponsors, updateSponsor } from './edit-sponsors.ts'

export function sponsorRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, sponsors.listSponsors, () => listSponsors(deps.db))
  serve(app, sponsors.addSponsor, ({ body, by }) => addSponsor(deps, by, body))
  serve(app, sponsors.updateSponsor, ({ params, body, by }) => updateSponsor(deps, by, { ...body, id: params.id }))
  serve(app, sponsors.deleteSponsor, ({ params, by }) => deleteSponsor(deps, by, params.id))
  serve(app, sponsors.orderSponsors, ({ body, by }) => orderSponsors(deps, by, body.ids))
}
