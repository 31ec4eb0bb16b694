import type { Feature } from '../../feature.ts'
import type { FindBrand } from '../brand/service.ts'
import type { Shelf } from '../resources/service.ts'
import { certificateRoutes } from './routes.ts'

export const certificates: Feature<{ shelf: Shelf; brand: FindBrand }> = {
  routes: (app, deps, { shelf, brand }) => certificateRoutes(app, deps, shelf, brand),
}
