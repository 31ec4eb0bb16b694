import type { Feature } from '../../feature.ts'
import { userRoutes } from './routes.ts'

export const users: Feature = {
  routes: userRoutes,
}
