import type { Feature } from '../../feature.ts'
import type { FindBrand } from '../brand/service.ts'
import { bookFileRoutes } from './book-file/routes.ts'
import { bookRoutes } from './books/routes.ts'
import { categoryRoutes } from './categories/routes.ts'
import { editionRoutes } from './editions/routes.ts'
import { resourceJobs } from './jobs.ts'
import { libraryRoutes } from './library/routes.ts'
import { narrationRoutes } from './narrations/routes.ts'
import { resourceRoutes } from './routes.ts'
import type { Shelf } from './service.ts'
import { showcaseRoutes } from './showcase/routes.ts'
import { teachingRoutes } from './teaching/routes.ts'
import { textRoutes } from './texts/routes.ts'
import { uploadRoutes } from './uploads/routes.ts'
import { workshopRoutes } from './workshop/routes.ts'

export const resources: Feature<{ shelf: Shelf; brand: FindBrand }> = {
  routes(app, deps, { shelf, brand }) {
    resourceRoutes(app, deps, shelf)
    bookRoutes(app, deps, shelf)
    teachingRoutes(app, deps, shelf, brand)
    workshopRoutes(app, deps)
    textRoutes(app, deps, brand)
    bookFileRoutes(app, deps)
    editionRoutes(app, deps, shelf)
    narrationRoutes(app, deps, shelf)
    showcaseRoutes(app, deps)
    uploadRoutes(app, deps)
    libraryRoutes(app, deps)
    categoryRoutes(app, deps)
  },
  jobs: resourceJobs,
}
