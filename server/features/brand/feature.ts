import type { Feature } from '../../feature.ts'
import type { Shelf } from '../resources/service.ts'
import { iconRoutes } from './icons/routes.ts'
import { brandRoutes } from './routes.ts'
import type { FindBrand } from './service.ts'
import { sponsorRoutes } from './sponsors/routes.ts'

export const brand: Feature<{ shelf: Shelf; brand: FindBrand }> = {
  routes(app, deps, { shelf, brand }) {
    brandRoutes(app, deps, shelf, brand)
    sponsorRoutes(app, deps)
    iconRoutes(app, brand)
  },
}
