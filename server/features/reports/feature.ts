import type { Feature } from '../../feature.ts'
import { linkRoutes } from './links/routes.ts'
import { reportRoutes } from './routes.ts'

export const reports: Feature = {
  routes(app, deps) {
    reportRoutes(app, deps)
    linkRoutes(app, deps)
  },
}
