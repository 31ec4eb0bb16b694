import type { Feature } from '../../feature.ts'
import type { FindBrand } from '../brand/service.ts'
import type { RegisterSearch } from '../register/service.ts'
import { verificationRoutes } from './routes.ts'

export const verification: Feature<{ searchRegister: RegisterSearch; brand: FindBrand }> = {
  routes: verificationRoutes,
}
