import type { Feature } from '../../feature.ts'
import { trustRoutes } from './routes.ts'

export const trust: Feature = {
  routes: trustRoutes,
}
