import type { Feature } from '../../feature.ts'
import { bookRoutes } from './books/routes.ts'
import { categoryRoutes } from './categories/routes.ts'
import { editionRoutes } from './editions/routes.ts'
import { resourceJobs } from './jobs.ts'
import { libraryRoutes } from './library/routes.ts'
import { narrationRoutes } from './narrations/routes.ts'
import { resourceRoutes } from './routes.ts'
import type { Shelf } from './service.ts'
import { showcaseRoutes } from './showcase/routes.ts'
import { uploadRoutes } from './uploads/routes.ts'

export const resources: Feature<{ shelf: Shelf }> = {
  routes(app, deps, { shelf }) {
    resourceRoutes(app, deps, shelf)
    bookRoutes(app, deps, shelf)
    editionRoutes(app, deps, shelf)
    narrationRoutes(app, deps, shelf)
    showcaseRoutes(app, deps)
    uploadRoutes(app, deps)
    libraryRoutes(app, deps)
    categoryRoutes(app, deps)
  },
  jobs: resourceJobs,
}
