import type { Feature } from '../../feature.ts'
import type { Shelf } from '../resources/service.ts'
import { boardRoutes } from './routes.ts'

export const boards: Feature<{ shelf: Shelf }> = { routes: (app, deps, { shelf }) => boardRoutes(app, deps, shelf) }
