import type { Feature } from '../../feature.ts'
import { registerJobs } from './jobs.ts'
import { registerRoutes } from './routes.ts'
import type { RegisterSearch } from './service.ts'

export const register: Feature<{ searchRegister: RegisterSearch }> = {
  routes: registerRoutes,
  jobs: registerJobs,
}
