import type { FastifyInstance } from 'fastify'
import type { EmailSample } from './adapters/email.tsx'
import type { Config } from './config.ts'
import type { Deps } from './deps.ts'
import type { FindBrand } from './features/brand/service.ts'
import type { LinkMakers } from './features/mailbox/links.ts'
import type { RegisterSearch } from './features/register/service.ts'
import type { Shelf } from './features/resources/service.ts'

/** What several features use and one of them creates: each exists once in an app, because it caches. */
export type Services = {
  shelf: Shelf
  brand: FindBrand
  linkMakers: LinkMakers
  searchRegister: RegisterSearch
}

/** What a feature adds to the portal. Each exports one from its `feature.ts`; `server/features.ts` lists them. */
export type Feature = {
  /** Mounts the feature's endpoints. */
  routes?: (app: FastifyInstance, deps: Deps, services: Services) => void
  /** Defines the feature's jobs, which run once `deps.jobs` has started. */
  jobs?: (deps: Deps, services: Services) => void
  /** One example of each e-mail that the feature sends, for the previews of try-it mode. */
  emailSamples?: (config: Config) => EmailSample[]
}
