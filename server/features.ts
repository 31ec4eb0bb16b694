import type { Topic } from './database/changes.ts'
import type { Deps } from './deps.ts'
import type { Feature } from './feature.ts'
import { accounts } from './features/accounts/feature.ts'
import { makeAccountLink } from './features/accounts/tokens.ts'
import { audit } from './features/audit/feature.ts'
import { backups } from './features/backups/feature.ts'
import { boards } from './features/boards/feature.ts'
import { bookings } from './features/bookings/feature.ts'
import { brand } from './features/brand/feature.ts'
import { createBrand } from './features/brand/service.ts'
import { certificates } from './features/certificates/feature.ts'
import { classCodes } from './features/class-codes/feature.ts'
import { enquiries } from './features/enquiries/feature.ts'
import { evidence } from './features/evidence/feature.ts'
import { generalPages } from './features/general-pages/feature.ts'
import { home } from './features/home/feature.ts'
import { identityProviders } from './features/identity-providers/feature.ts'
import { images } from './features/images/feature.ts'
import { inbox } from './features/inbox/feature.ts'
import { invitations } from './features/invitations/feature.ts'
import { makeInvitationLink } from './features/invitations/mail-invitations.ts'
import { mailbox } from './features/mailbox/feature.ts'
import { monitoring } from './features/monitoring/feature.ts'
import { news } from './features/news/feature.ts'
import { notifications } from './features/notifications/feature.ts'
import { organisation } from './features/organisation/feature.ts'
import { overview } from './features/overview/feature.ts'
import { people } from './features/people/feature.ts'
import { products } from './features/products/feature.ts'
import { quotes } from './features/quotes/feature.ts'
import { reading } from './features/reading/feature.ts'
import { register } from './features/register/feature.ts'
import { createRegisterSearch } from './features/register/service.ts'
import { reports } from './features/reports/feature.ts'
import { resources } from './features/resources/feature.ts'
import { createShelf } from './features/resources/service.ts'
import { schools } from './features/schools/feature.ts'
import { setUp } from './features/set-up/feature.ts'
import { makeTestMailLink } from './features/set-up/service.ts'
import { statistics } from './features/statistics/feature.ts'
import { taught } from './features/taught/feature.ts'
import { termDates } from './features/term-dates/feature.ts'
import { testimonials } from './features/testimonials/feature.ts'
import { trust } from './features/trust/feature.ts'
import { users } from './features/users/feature.ts'
import { verification } from './features/verification/feature.ts'
import { lookAfterAssets } from './http/assets/kept-assets.ts'

/** What several features use and one of them creates: each exists once in an app, because it caches. */
type Services = ReturnType<typeof createServices>

/** Every feature of the portal. Their order has no effect. */
export const features: Feature<Services>[] = [
  accounts,
  images,
  resources,
  products,
  certificates,
  classCodes,
  evidence,
  taught,
  termDates,
  boards,
  brand,
  generalPages,
  testimonials,
  home,
  mailbox,
  register,
  news,
  notifications,
  invitations,
  people,
  schools,
  verification,
  enquiries,
  bookings,
  quotes,
  inbox,
  users,
  audit,
  identityProviders,
  organisation,
  backups,
  monitoring,
  overview,
  setUp,
  statistics,
  reading,
  reports,
  trust,
]

/**
 * What visitors' pages show, and what the public responses in everybody's pages depend on: when one of these is invalidated,
 * both are made again.
 */
export const publicPageTopics: Topic[] = [
  'brand',
  'sponsors',
  'organisation',
  'resources',
  'page_versions',
  'page_signatures',
  'testimonials',
  'school_facts',
  'portal_figures',
  'register_schools',
  'register_imports',
  'identity_providers',
]

/** Defines all jobs, which run once `deps.jobs` has started. */
export function defineJobs(deps: Deps, services: Services): void {
  for (const { jobs } of features) jobs?.(deps, services)
  lookAfterAssets(deps)
}

/** Creates what several features share. */
export function createServices(deps: Deps) {
  const shelf = createShelf(deps)
  const linkMakers = { account: makeAccountLink, invitation: makeInvitationLink, 'test-mail': makeTestMailLink }
  return { shelf, brand: createBrand(deps, shelf), linkMakers, searchRegister: createRegisterSearch(deps) }
}
