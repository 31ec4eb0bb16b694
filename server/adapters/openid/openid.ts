import { hash } from 'node:crypto'
import type { Configuration, CustomFetch, IDToken } from 'openid-client'
import { ProviderUnreachable, readProviderUrl } from './provider-fetch.ts'

/** The portal as a provider knows it. */
export interface ProviderClient {
  /** As the provider writes it in its tokens; for Entra, `organizations` stands for the tenant. */
  issuer: string
  clientId: string
  clientSecret: string
}

/** What a sign-in begins with and is checked against at its end. */
export interface SignInSecrets {
  state: string
  nonce: string
  /** Of PKCE. */
  verifier: string
}

/** `away`: try again later. `cancelled`: by the person. `refused`: what came back is not to be trusted. */
export type ProviderProblem = 'away' | 'cancelled' | 'refused'

/** Why a provider has told us nobody. */
export class ProviderFailure extends Error {
  readonly problem: ProviderProblem

  constructor(problem: ProviderProblem, cause: unknown) {
    super(reasonOf(cause), { cause })
    this.problem = problem
  }
}

/** OpenID Connect with the authorisation code flow, PKCE, state and nonce. Everything throws `ProviderFailure`. */
export interface OpenId {
  createSecrets(): Promise<SignInSecrets>
  /** Throws if the provider does not answer at its issuer, or names addresses that are not to be used. */
  check(client: ProviderClient): Promise<void>
  /** Where the browser is sent. */
  authorizationUrl(
    client: ProviderClient,
    asked: SignInSecrets & { redirectUri: string; parameters: Record<string, string> },
  ): Promise<URL>
  /** What a provider says about the person, once all of it has been checked; `callback` is the address that was called. */
  readClaims(client: ProviderClient, callback: URL, secrets: SignInSecrets): Promise<IDToken>
}

/** Clocks of schools' servers and ours may differ by this many seconds. */
const clockTolerance = 300
const discoveredFor = 3_600_000
const seconds = 5

/** Takes 100 ms and 4 MB to load, which a portal without providers does without. */
const load = () => import('openid-client')

export function createOpenId({ fetch }: { fetch: CustomFetch }): OpenId {
  const discovered = new Map<string, { configuration: Promise<Configuration>; until: number }>()

  async function discover({ issuer, clientId, clientSecret }: ProviderClient): Promise<Configuration> {
    const oidc = await load()
    const configuration = await oidc.discovery(
      new URL(issuer),
      clientId,
      { client_secret: clientSecret, [oidc.clockTolerance]: clockTolerance },
      (server, ...rest) => {
        const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
        const authenticate = methods.includes('client_secret_post') ? oidc.ClientSecretPost : oidc.ClientSecretBasic
        authenticate(clientSecret)(server, ...rest)
      },
      // Also checks the signature, although the token comes from the provider itself.
      { [oidc.customFetch]: fetch, timeout: seconds, algorithm: 'oidc', execute: [oidc.enableNonRepudiationChecks] },
    )
    const { authorization_endpoint: authorize, token_endpoint: token, jwks_uri: keys } = configuration.serverMetadata()
    for (const address of [authorize, token, keys])
      if (!readProviderUrl(address ?? '')) throw new Error(`it names ${address}, which is not an https address`)
    return configuration
  }

  function configurationOf(client: ProviderClient): Promise<Configuration> {
    const key = hash('sha256', JSON.stringify([client.issuer, client.clientId, client.clientSecret]))
    const known = discovered.get(key)
    if (known && known.until > Date.now()) return known.configuration
    const configuration = discover(client).catch((error: unknown) => {
      discovered.delete(key)
      throw new ProviderFailure('away', error)
    })
    discovered.set(key, { configuration, until: Date.now() + discoveredFor })
    return configuration
  }

  return {
    async createSecrets() {
      const { randomState, randomNonce, randomPKCECodeVerifier } = await load()
      return { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
    },

    async check(client) {
      discovered.clear()
      await configurationOf(client)
    },

    async authorizationUrl(client, { redirectUri, parameters, state, nonce, verifier }) {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await load()
      return buildAuthorizationUrl(await configurationOf(client), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...parameters,
      })
    },

    async readClaims(client, callback, { state, nonce, verifier }) {
      const oidc = await load()
      const configuration = await configurationOf(client)
      try {
        const answer = await oidc.authorizationCodeGrant(configuration, callback, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        const claims = answer.claims()
        if (claims) return claims
      } catch (error) {
        throw new ProviderFailure(problemOf(error, oidc), error)
      }
      throw new ProviderFailure('refused', new Error('no ID token'))
    },
  }
}

/** A page in place of data, or nothing in time. */
const awayCodes = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_JSON', 'OAUTH_RESPONSE_IS_NOT_CONFORM']

function problemOf(error: unknown, oidc: typeof import('openid-client')): ProviderProblem {
  if (error instanceof oidc.AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'cancelled'
    return ['server_error', 'temporarily_unavailable'].includes(error.error) ? 'away' : 'refused'
  }
  for (let one = error; one instanceof Error; one = one.cause) {
    if (one instanceof ProviderUnreachable) return 'away'
    if (awayCodes.includes((one as { code?: string }).code ?? '')) return 'away'
  }
  return 'refused'
}

/** What went wrong and why, for the log: the messages of an error and of its causes. */
function reasonOf(cause: unknown): string {
  const messages: string[] = []
  for (let one = cause; one instanceof Error; one = one.cause) messages.push(one.message)
  return messages.join(': ') || String(cause)
}
