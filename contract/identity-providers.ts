import * as z from 'zod/mini'
import { GivenPassword, SignedIn } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { ProviderPreset } from './sign-in-providers.ts'
import { filledLine, Moment } from './text.ts'

/** The issuers of the presets; an owner enters that of a generic provider. Entra's covers the tenants of all organisations. */
export const presetIssuers: Record<Exclude<ProviderPreset, 'generic'>, string> = {
  google: 'https://accounts.google.com',
  microsoft: 'https://login.microsoftonline.com/organizations/v2.0',
}

/** The only addresses at which Entra may be: all organisations, or one of them by the id of its tenant. */
const entraIssuer =
  /^https:\/\/login\.microsoftonline\.com\/(organizations|[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12})\/v2\.0$/

/** Whether a preset may be at this issuer. */
export function fitsPreset(preset: ProviderPreset, issuer: string): boolean {
  if (preset === 'google') return issuer === presetIssuers.google
  if (preset === 'microsoft') return entraIssuer.test(issuer)
  return URL.canParse(issuer) && new URL(issuer).protocol === 'https:' && new URL(issuer).search === ''
}

/**
 * Ends a sign-in at a provider, which sends the browser back here; it sends it on to the wanted path, to
 * `/login/continue` or to the log-in page.
 */
export const finishSignIn = endpoint({
  method: 'GET',
  path: '/api/auth/callback',
  access: 'visitor',
  download: 'text/html',
})

/**
 * What somebody who has come back from a provider can do. `none`: they have not, or more than ten minutes ago. `link`: there is an account with
 * the address, whose password is still needed. `join`: `school` is the one of their domain; `is_new`: it is not on the portal yet. `pupil`: the same, but the
 * account may be a pupil’s, so a colleague has to invite them. `ask`: the domain is another’s, such as a trust’s, but the address is under
 * the website of `school`; its lead can be asked, or with `is_new` the form decides. `unknown`: nothing is known of them here.
 */
export const PendingSignIn = z.object({
  state: z.enum(['none', 'link', 'join', 'pupil', 'ask', 'unknown']),
  label: z.string(),
  email: z.string(),
  /** Its name and town; `""` in the other states. */
  school: z.string(),
  is_new: z.boolean(),
})
export type PendingSignIn = z.infer<typeof PendingSignIn>

/** Returns what somebody who has come back from a provider can do now. */
export const viewPendingSignIn = endpoint({
  method: 'GET',
  path: '/api/auth/pending',
  access: 'visitor',
  cache: 'no-store',
  response: PendingSignIn,
})

/** Links the sign-in to the account with its address, whose password proves that both are one person's, and logs in. */
export const linkPendingSignIn = endpoint({
  method: 'POST',
  path: '/api/auth/pending/link',
  access: 'visitor',
  body: z.object({ current_password: GivenPassword }),
  response: SignedIn,
  errors: [
    'sign-in/expired',
    'sign-in/linked-elsewhere',
    'sign-in/operator',
    'sign-in/second-step',
    'account/wrong-password',
    'account/not-confirmed',
    'account/disabled',
    'server/busy',
  ],
})

/**
 * Makes an account for a member of staff whose school’s domain the provider vouches for, approves the school if it is new, and
 * logs in: no form, no password and no mail. The school’s lead is told, and can undo it.
 */
export const joinPendingSignIn = endpoint({
  method: 'POST',
  path: '/api/auth/pending/join',
  access: 'visitor',
  body: z.object({
    confirmStaffMember: z.literal(true, 'Confirm that you are a member of staff.'),
  }),
  response: SignedIn,
  errors: ['sign-in/expired', 'sign-in/access-ended', 'sign-in/school-changed', 'account/address-taken', 'server/busy'],
})

/**
 * Asks the lead of the school that an address suggests to invite its owner, whose provider vouches for another domain only. Asking again
 * within 14 days sends nothing.
 */
export const askToJoin = endpoint({
  method: 'POST',
  path: '/api/auth/pending/ask',
  access: 'visitor',
  body: z.object({ confirmStaffMember: z.literal(true, 'Confirm that you are a member of staff.') }),
  response: z.object({}),
  errors: ['sign-in/expired', 'server/busy'],
})

/** Begins to link an account at a provider from the settings, with the password. `url`: where the browser has to go. */
export const beginLinking = endpoint({
  method: 'POST',
  path: '/api/user/linked-sign-ins/begin',
  access: 'user',
  body: z.object({ provider_id: z.uuid(), current_password: GivenPassword }),
  response: z.object({ url: z.string() }),
  errors: [
    'account/wrong-password',
    'account/not-confirmed',
    'sign-in/away',
    'sign-in/operator',
    'sign-in/too-many',
    'server/busy',
  ],
})

export type IdentityProvider = z.infer<typeof IdentityProvider>
/**
 * A provider as owners see it, without its secret. `has_secret`: false after a restore, which brings back no secrets; until a new one is entered
 * nobody is offered it. `accounts`: how many accounts are linked to it.
 */
export const IdentityProvider = z.object({
  id: z.uuid(),
  preset: ProviderPreset,
  issuer: z.string(),
  client_id: z.string(),
  label: z.string(),
  has_secret: z.boolean(),
  accounts: z.int(),
  create_time: Moment,
})

/** Lists the providers as owners see them. `callback`: the address that the provider has to be told. */
export const listIdentityProviders = endpoint({
  method: 'GET',
  path: '/api/admin/identity-providers',
  access: 'owner',
  response: z.object({ providers: z.array(IdentityProvider), callback: z.string() }),
})

const Client = {
  client_id: filledLine(200, 'Enter the client ID.'),
  label: filledLine(40, 'Enter a label, such as Google.'),
}

/** Adds a provider. The provider is asked whether it is there before it is saved. */
export const createIdentityProvider = endpoint({
  method: 'POST',
  path: '/api/admin/identity-providers',
  access: 'owner',
  body: z.object({
    preset: ProviderPreset,
    issuer: filledLine(300, 'Enter the issuer, such as https://id.example.org.'),
    client_secret: filledLine(500, 'Enter the client secret.'),
    ...Client,
  }),
  response: IdentityProvider,
  errors: ['identity-provider/issuer', 'identity-provider/taken', 'identity-provider/away'],
})

const which = z.object({ id: z.uuid() })

/**
 * Changes a provider. The issuer stays: another one would be another provider. An empty `client_secret` stays as it
 * was.
 */
export const updateIdentityProvider = endpoint({
  method: 'PUT',
  path: '/api/admin/identity-providers/:id',
  access: 'owner',
  params: which,
  body: z.object({ client_secret: z._default(z.string().check(z.trim(), z.maxLength(500)), ''), ...Client }),
  response: IdentityProvider,
  errors: ['identity-provider/away', 'identity-provider/secret'],
})

/** Removes a provider, unlinks every account from it, and ends the sessions that began with it. */
export const deleteIdentityProvider = endpoint({
  method: 'DELETE',
  path: '/api/admin/identity-providers/:id',
  access: 'owner',
  params: which,
  response: z.object({}),
})
