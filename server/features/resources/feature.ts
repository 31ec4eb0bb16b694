import type { Feature } from '../../feature.ts'
import { categoryRoutes } from './categories/routes.ts'
import { resourceJobs } from './jobs.ts'
import { libraryRoutes } from './library/routes.ts'
import { resourceRoutes } from './routes.ts'
import { uploadRoutes } from './uploads/routes.ts'

export const resources: Feature = {
  routes(app, deps, { shelf }) {
    resourceRoutes(app, deps, shelf)
    uploadRoutes(app, deps)
    libraryRoutes(app, deps)
    categoryRoutes(app, deps)
  },
  jobs: resourceJobs,
}
