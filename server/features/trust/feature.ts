import type { Feature } from '../../feature.ts'
import { trustRoutes } from './routes.ts'

export const trust: Feature = {
  routes: (app, deps, { brand }) => trustRoutes(app, deps, brand),
}
