import type { Feature } from '../../feature.ts'
import { boardRoutes } from './routes.ts'

export const boards: Feature = { routes: boardRoutes }
