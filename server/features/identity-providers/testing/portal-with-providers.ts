import { presetIssuers } from '#contract/identity-providers.ts'
import type { ProviderPreset } from '#contract/sign-in-providers.ts'
import { createOpenId } from '../../../adapters/openid/openid.ts'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts'
import { createActor } from '../../../testing/factories.ts'
import { type Claims, type FalseProvider, falseClient, startFalseProvider } from '../../../testing/false-provider.ts'

const publicUrl = 'https://books.example.org'

/** A browser, as far as logging in goes: its cookies. */
export interface Visitor {
  cookies: Map<string, string>
}

export interface Entered {
  status: number
  /** Where the browser is sent. */
  location: string
  visitor: Visitor
}

export type PortalWithProviders = TestApp & {
  google: FalseProvider
  entra: FalseProvider
  /** The ids of the rows of the console. */
  ids: Record<'google' | 'microsoft', string>
  owner: { key: string; id: string }
  /** Calls an address as a browser does. */
  visit(visitor: Visitor, method: 'GET' | 'POST' | 'HEAD', url: string, body?: unknown): Promise<Visited>
  /** Presses the button of a provider, signs in there as this person, and comes back. */
  enter(preset: 'google' | 'microsoft', person: Claims, visitor?: Visitor): Promise<Entered>
  /** The same as far as the address that the provider sends the browser back to. */
  goThere(
    preset: 'google' | 'microsoft',
    person: Claims,
    visitor?: Visitor,
  ): Promise<{ callback: URL; visitor: Visitor }>
}

type Visited = Awaited<ReturnType<TestApp['call']>>

/** The portal in service with a false Google and a false Entra, which are reached in place of the internet. */
export async function buildPortalWithProviders(
  options: { asksForSecondStep?: boolean } = {},
): Promise<PortalWithProviders> {
  const callback = `${publicUrl}/api/auth/callback`
  const google = await startFalseProvider(presetIssuers.google, callback)
  const entra = await startFalseProvider(presetIssuers.microsoft, callback)
  const openId = createOpenId({
    fetch: (url, asked) => (url.startsWith('https://accounts.google.com/') ? google : entra).fetch(url, asked),
  })
  const portal = await buildTestApp({
    environment: { PUBLIC_URL: publicUrl },
    deps: { openId },
    withJobs: true,
    ...options,
  })
  const owner = await createActor(portal.deps, { role: 'admin' })
  const add = async (preset: ProviderPreset, issuer: string) => {
    const body = { preset, issuer, label: preset, client_id: falseClient.id, client_secret: falseClient.secret }
    const added = await portal.call('POST', '/api/admin/identity-providers', { key: owner.key, body })
    if (added.statusCode !== 200) throw new Error(added.body)
    return added.json().data.id as string
  }
  const ids = { google: await add('google', google.issuer), microsoft: await add('microsoft', entra.issuer) }

  async function visit(visitor: Visitor, method: 'GET' | 'POST' | 'HEAD', url: string, body?: unknown) {
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { cookie, 'x-xsrf-token': visitor.cookies.get('XSRF-TOKEN') ?? '' }
    const answered = await portal.call(method, url, { headers, body })
    for (const { name, value } of answered.cookies) {
      if (value === '') visitor.cookies.delete(name)
      else visitor.cookies.set(name, value)
    }
    return answered
  }

  async function goThere(preset: 'google' | 'microsoft', person: Claims, visitor: Visitor = { cookies: new Map() }) {
    const started = await visit(visitor, 'GET', `/api/auth/providers/${ids[preset]}/start`)
    const provider = preset === 'google' ? google : entra
    return { callback: await provider.authorise(started.headers.location ?? '', person), visitor }
  }

  return {
    ...portal,
    google,
    entra,
    ids,
    owner,
    visit,
    goThere,
    async enter(preset, person, before) {
      const { callback: back, visitor } = await goThere(preset, person, before)
      const { statusCode: status, headers } = await visit(visitor, 'GET', back.pathname + back.search)
      return { status, location: headers.location ?? '', visitor }
    },
    async close() {
      await portal.close()
      await google.close()
      await entra.close()
    },
  }
}

let people = 0

/** Somebody with an account of a school at Google. */
export const googleTeacher = (claims: Claims = {}): Claims => ({
  sub: `google-${++people}`,
  hd: 'tidewell.surrey.sch.uk',
  email: `teacher.${'abcdefghijklmnopqrstuvwxyz'[people % 26]}${people}@tidewell.surrey.sch.uk`,
  email_verified: true,
  name: 'Ada Birch',
  ...claims,
})

export const tenant = 'a3f0c2de-1111-4222-8333-944455556666'

/** Somebody with an account of a school at Entra whose tenant has the optional claims switched on. */
export const entraTeacher = (claims: Claims = {}): Claims => ({
  sub: `entra-${++people}`,
  tid: tenant,
  oid: `0b5d7a10-0000-4000-8000-${String(people).padStart(12, '0')}`,
  email: `teacher.${people}@tidewell.surrey.sch.uk`,
  xms_edov: true,
  acct: 0,
  name: 'Ada Birch',
  ...claims,
})
