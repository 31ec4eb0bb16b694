import type { Feature } from '../../feature.ts'
import { termDateRoutes } from './routes.ts'

export const termDates: Feature = {
  routes: (app, deps) => termDateRoutes(app, deps),
}
