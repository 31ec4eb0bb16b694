import type { FastifyInstance } from 'fastify'
import type { EmailSample } from './adapters/email.tsx'
import type { Config } from './config/config.ts'
import type { Deps } from './deps.ts'

/**
 * What a feature adds to the portal. Each exports one from its `feature.ts`; `server/features.ts` lists them, and passes
 * the services of other features that this one names in `Needs`.
 */
export type Feature<Needs = object> = {
  /** Mounts the feature's endpoints. */
  routes?: (app: FastifyInstance, deps: Deps, needs: Needs) => void
  /** Defines the feature's jobs, which run once `deps.jobs` has started. */
  jobs?: (deps: Deps, needs: Needs) => void
  /** One example of each e-mail that the feature sends, for the previews of try-it mode. */
  emailSamples?: (config: Config) => EmailSample[]
}
