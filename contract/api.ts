import * as accounts from './accounts.ts'
import * as assurance from './assurance.ts'
import * as audit from './audit.ts'
import * as boards from './boards.ts'
import * as bookFiles from './book-files.ts'
import * as bookings from './bookings.ts'
import * as books from './books.ts'
import * as brand from './brand.ts'
import * as brandEditing from './brand-editing.ts'
import * as calendar from './calendar.ts'
import * as cases from './cases.ts'
import * as certificates from './certificates.ts'
import * as classCodes from './class-codes.ts'
import * as classReading from './class-reading.ts'
import * as editions from './editions.ts'
import type { Endpoint } from './endpoint.ts'
import * as enquiries from './enquiries.ts'
import * as evidence from './evidence.ts'
import * as feedback from './feedback.ts'
import * as generalPages from './general-pages.ts'
import * as grants from './grants.ts'
import * as home from './home.ts'
import * as identityProviders from './identity-providers.ts'
import * as images from './images.ts'
import * as invitations from './invitations.ts'
import * as library from './library.ts'
import * as linkedSignIns from './linked-sign-ins.ts'
import * as mailbox from './mailbox.ts'
import * as membership from './membership.ts'
import * as monitoring from './monitoring.ts'
import * as narrations from './narrations.ts'
import * as news from './news.ts'
import * as notifications from './notifications.ts'
import * as organisation from './organisation.ts'
import * as overview from './overview.ts'
import * as ownQuotes from './own-quotes.ts'
import * as passkeys from './passkeys.ts'
import * as people from './people.ts'
import * as products from './products.ts'
import * as quotes from './quotes.ts'
import * as reading from './reading.ts'
import * as register from './register.ts'
import * as reports from './reports.ts'
import * as resources from './resources.ts'
import * as schoolYear from './school-year.ts'
import * as schools from './schools.ts'
import * as secondStep from './second-step.ts'
import * as setUp from './set-up.ts'
import * as showcase from './showcase.ts'
import * as showcaseChoice from './showcase-choice.ts'
import * as signInProviders from './sign-in-providers.ts'
import * as sponsors from './sponsors.ts'
import * as statistics from './statistics.ts'
import * as taught from './taught.ts'
import * as teaching from './teaching.ts'
import * as termDates from './term-dates.ts'
import * as testimonials from './testimonials.ts'
import * as textEditing from './text-editing.ts'
import * as trust from './trust.ts'
import * as users from './users.ts'
import * as verification from './verification.ts'
import * as workshop from './workshop.ts'

const features = {
  accounts,
  assurance,
  audit,
  boards,
  bookings,
  bookFiles,
  books,
  brand: { ...brand, ...brandEditing },
  calendar,
  cases,
  certificates,
  classCodes,
  classReading,
  editions,
  enquiries,
  evidence,
  feedback,
  grants,
  home,
  identityProviders,
  invitations,
  images,
  library,
  linkedSignIns,
  mailbox,
  membership,
  organisation,
  monitoring,
  overview,
  ownQuotes,
  people,
  narrations,
  news,
  notifications,
  pages: generalPages,
  passkeys,
  products,
  quotes,
  reading,
  register,
  reports,
  resources,
  schools,
  schoolYear,
  setUp,
  showcase: { ...showcase, ...showcaseChoice },
  secondStep,
  signInProviders,
  sponsors,
  statistics,
  taught,
  teaching,
  termDates,
  testimonials,
  texts: textEditing,
  trust,
  users,
  verification,
  workshop,
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
}

/**
 * By https://semver.org: the first number changes when a call that was right no longer is, the second when there is more.
 */
export const apiVersion = '1.0.0'

/** Every endpoint of every feature, named `feature.endpoint`. */
export const api: ReadonlyArray<{ name: string; endpoint: Endpoint }> = Object.entries(features).flatMap(
  ([feature, exported]) =>
    Object.entries(exported).flatMap(([name, endpoint]) =>
      isEndpoint(endpoint) ? [{ name: `${feature}.${name}`, endpoint }] : [],
    ),
)
