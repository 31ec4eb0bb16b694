import type { Feature } from '../../feature.ts'
import { taughtRoutes } from './routes.ts'

export const taught: Feature = {
  routes: (app, deps) => taughtRoutes(app, deps),
}
