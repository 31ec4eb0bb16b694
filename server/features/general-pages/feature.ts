import type { Feature } from '../../feature.ts'
import type { FindBrand } from '../brand/service.ts'
import { pageRoutes } from './routes.ts'
import { createPages } from './service.ts'

export const generalPages: Feature<{ brand: FindBrand }> = {
  routes: (app, deps, { brand }) => pageRoutes(app, createPages(deps, brand)),
}
