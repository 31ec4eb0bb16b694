import type { Feature } from '../../feature.ts'
import { iconRoutes } from './icons/routes.ts'
import { brandRoutes } from './routes.ts'

export const brand: Feature = {
  routes(app, deps, { shelf, brand }) {
    brandRoutes(app, deps, shelf, brand)
    iconRoutes(app, brand)
  },
}
