import type { Feature } from '../../feature.ts'
import { testimonialRoutes } from './routes.ts'

export const testimonials: Feature = {
  routes: testimonialRoutes,
}
