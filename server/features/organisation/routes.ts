import type { FastifyInstance } from 'fastify'
import * as endpoints from '#contract/organisation.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { editedOrganisation, saveOrganisation } from './edit-organisation.ts'

export function organisationRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, endpoints.editOrganisation, () => editedOrganisation(deps.db))
  serve(app, endpoints.saveOrganisation, ({ body, by }) => saveOrganisation(deps, by, body))
}
