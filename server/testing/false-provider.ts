import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Configuration } from 'oidc-provider'
import type { CustomFetch } from 'openid-client'

export type Claims = Record<string, unknown>
/** What is done to a token before the portal gets it: to its header, its claims and the key that signs it. */
export type Tampering = (token: { header: Claims; claims: Claims; isForged?: boolean }) => void

export interface FalseProvider {
  issuer: string
  /** Signs a person in at the address that the portal sends a browser to; answers where it is sent back to. */
  authorise(url: string, person: Claims): Promise<URL>
  /** In place of the internet: answers for the provider's host, and for nothing else. */
  fetch: CustomFetch
  /** Changes the next token. */
  tamper(how: Tampering): void
  /** Answers every request like this, until called with nothing. */
  answerWith(answer?: () => Promise<Response>): void
  close(): Promise<void>
}

export const falseClient = { id: 'portal', secret: 'a secret that only the provider knows' }

const person = ['sub', 'hd', 'tid', 'oid', 'email', 'email_verified', 'name', 'xms_edov', 'acct']
const keyPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const ownKey = keyPair()
const foreignKey = keyPair()
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const read = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as Claims

function resign(token: string, how: Tampering): string {
  const [head, body] = token.split('.')
  const changed = { header: read(head), claims: read(body), isForged: false }
  how(changed)
  const content = `${base64(changed.header)}.${base64(changed.claims)}`
  if (changed.header.alg === 'none') return `${content}.`
  const { privateKey } = changed.isForged ? foreignKey : ownKey
  return `${content}.${createSign('sha256').update(content).sign(privateKey, 'base64url')}`
}

/** The provider asks which account is meant. */
function withAccounts({ base, Prompt }: typeof import('oidc-provider').interactionPolicy) {
  const policy = base()
  policy.add(new Prompt({ name: 'select_account', requestable: true }), 0)
  return policy
}

/** It warns of old versions of Node.js and of keeping everything in memory, which is what tests want. */
async function createProvider(issuer: string, configure: (library: typeof import('oidc-provider')) => Configuration) {
  const { warn } = console
  console.warn = () => undefined
  try {
    const library = await import('oidc-provider')
    return new library.Provider(issuer, configure(library))
  } finally {
    console.warn = warn
  }
}

/**
 * An OpenID provider on loopback that believes to be at `issuer`. Entra's tenants each have an issuer of their own, so its
 * discovery document has a placeholder, and its tokens name the tenant of the person.
 */
export async function startFalseProvider(issuer: string, callback: string): Promise<FalseProvider> {
  const isEntra = issuer.startsWith('https://login.microsoftonline.com/')
  const people = new Map<string, Claims>()
  const provider = await createProvider(issuer.replace('organizations', randomUUID()), ({ interactionPolicy }) => ({
    clients: [{ client_id: falseClient.id, client_secret: falseClient.secret, redirect_uris: [callback] }],
    clientDefaults: { token_endpoint_auth_method: 'client_secret_post' },
    claims: { openid: person, email: [], profile: [] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    jwks: { keys: [{ ...ownKey.privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'own' }] },
    cookies: { keys: ['of tests'] },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({ ...people.get(accountId), sub: accountId }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ accountId: oidc.session?.accountId ?? '', clientId: falseClient.id })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}`, policy: withAccounts(interactionPolicy) },
  }))
  provider.proxy = true
  const answer = provider.callback()
  const server = createServer((request, response) => {
    const accountId = request.headers['x-person']
    if (!request.url?.startsWith('/interaction/') || typeof accountId !== 'string') return answer(request, response)
    void provider.interactionFinished(request, response, { login: { accountId }, select_account: {} })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const { host } = new URL(issuer)
  const local = (url: string) => {
    const { pathname, search } = new URL(url, issuer)
    const path = pathname.replace(/^\/organizations\/v2\.0/, '')
    return `http://127.0.0.1:${port}${path}${search}`
  }
  const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': host }
  let tampering: Tampering | undefined
  let instead: (() => Promise<Response>) | undefined

  const ask: CustomFetch = async (url, { method, headers, body }) => {
    if (new URL(url).host !== host) throw new TypeError(`${url} is not at ${host}`)
    if (instead) return instead()
    const answered = await fetch(local(url), {
      method,
      headers: { ...headers, ...forwarded },
      ...(body && { body: body.toString() }),
    })
    const text = await answered.text()
    const json = answered.headers.get('content-type')?.includes('json') ? (JSON.parse(text) as Claims) : {}
    if (typeof json.id_token === 'string') {
      const how = tampering
      tampering = undefined
      json.id_token = resign(json.id_token, (token) => {
        if (isEntra) token.claims.iss = `https://login.microsoftonline.com/${token.claims.tid}/v2.0`
        how?.(token)
      })
    } else if (isEntra && json.issuer) {
      json.issuer = 'https://login.microsoftonline.com/{tenantid}/v2.0'
      json.authorization_response_iss_parameter_supported = false
    }
    const type = answered.headers.get('content-type') ?? 'text/plain'
    const sent = Object.keys(json).length > 0 ? JSON.stringify(json) : text
    return new Response(sent, { status: answered.status, headers: { 'content-type': type } })
  }

  async function authorise(url: string, claims: Claims): Promise<URL> {
    const accountId = String(claims.sub)
    people.set(accountId, claims)
    const cookies = new Map<string, string>()
    for (let next = url; ; ) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const headers = { ...forwarded, cookie, 'x-person': accountId }
      const answered = await fetch(local(next), { headers, redirect: 'manual' })
      for (const line of answered.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        cookies.set(name, value)
      }
      const location = answered.headers.get('location')
      if (!location) throw new Error(`${next} answered ${answered.status}: ${await answered.text()}`)
      if (location.startsWith(callback)) {
        const back = new URL(location)
        if (isEntra) back.searchParams.delete('iss')
        return back
      }
      next = location
    }
  }

  return {
    issuer,
    authorise,
    fetch: ask,
    tamper: (how) => {
      tampering = how
    },
    answerWith: (given) => {
      instead = given
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}
