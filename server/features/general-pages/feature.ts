import type { Feature } from '../../feature.ts'
import { pageRoutes } from './routes.ts'
import { createPages } from './service.ts'

export const generalPages: Feature = {
  routes: (app, deps, { brand }) => pageRoutes(app, createPages(deps, brand)),
}
