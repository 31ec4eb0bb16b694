import type { Feature } from '../../feature.ts'
import type { Shelf } from '../resources/service.ts'
import { setUpEmailSamples } from './email-samples.ts'
import { setUpRoutes } from './routes.ts'

export const setUp: Feature<{ shelf: Shelf }> = {
  routes: (app, deps, { shelf }) => setUpRoutes(app, deps, shelf),
  emailSamples: setUpEmailSamples,
}
