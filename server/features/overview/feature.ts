import type { Feature } from '../../feature.ts'
import type { Shelf } from '../resources/service.ts'
import { overviewRoutes } from './routes.ts'

export const overview: Feature<{ shelf: Shelf }> = {
  routes: (app, deps, { shelf }) => overviewRoutes(app, deps, shelf),
}
