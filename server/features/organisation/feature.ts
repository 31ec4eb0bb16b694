import type { Feature } from '../../feature.ts'
import { organisationRoutes } from './routes.ts'

export const organisation: Feature = {
  routes: organisationRoutes,
}
