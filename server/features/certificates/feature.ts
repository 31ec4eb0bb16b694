import type { Feature } from '../../feature.ts'
import { certificateRoutes } from './routes.ts'

export const certificates: Feature = {
  routes: (app, deps, { shelf, brand }) => certificateRoutes(app, deps, shelf, brand),
}
