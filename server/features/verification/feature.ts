import type { Feature } from '../../feature.ts'
import type { RegisterSearch } from '../register/service.ts'
import { verificationRoutes } from './routes.ts'

export const verification: Feature<{ searchRegister: RegisterSearch }> = {
  routes: verificationRoutes,
}
