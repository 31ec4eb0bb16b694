import type { Feature } from '../../feature.ts'
import { registerRoutes } from './routes.ts'

export const register: Feature = {
  routes: registerRoutes,
}
