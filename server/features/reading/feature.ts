import type { Feature } from '../../feature.ts'
import { readingRoutes } from './routes.ts'

export const reading: Feature = {
  routes: readingRoutes,
}
