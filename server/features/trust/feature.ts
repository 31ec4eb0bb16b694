import type { Feature } from '../../feature.ts'
import type { FindBrand } from '../brand/service.ts'
import { trustRoutes } from './routes.ts'

export const trust: Feature<{ brand: FindBrand }> = {
  routes: (app, deps, { brand }) => trustRoutes(app, deps, brand),
}
