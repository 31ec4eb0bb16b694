import type { Feature } from '../../feature.ts'
import { testimonialJobs } from './jobs.ts'
import { testimonialRoutes } from './routes.ts'

export const testimonials: Feature = {
  routes: testimonialRoutes,
  jobs: testimonialJobs,
}
