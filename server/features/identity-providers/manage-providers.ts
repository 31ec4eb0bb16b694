import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import {
  type createIdentityProvider,
  fitsPreset,
  type IdentityProvider,
  type updateIdentityProvider,
} from '#contract/identity-providers.ts'
import type { OfferedProvider } from '#contract/sign-in-providers.ts'
import { type ProviderClient, ProviderFailure } from '../../adapters/openid/openid.ts'
import { readProviderUrl } from '../../adapters/openid/provider-fetch.ts'
import { type ByUser, recordAudit } from '../../database/audit.ts'
import { sealText, unsealText } from '../../database/seal.ts'
import type { Db } from '../../database/tables.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import {
  deleteProvider,
  findProvider,
  insertProvider,
  listProviders,
  type ProviderRow,
  updateProvider,
} from './queries.ts'

/** A secret is sealed for its provider, so that it opens nothing in another's place. */
const purposeOf = (id: string) => `identity provider ${id}`

type StoredClient = Pick<ProviderRow, 'id' | 'issuer' | 'clientId' | 'sealedSecret'>

/** What the portal is to a provider; null after a restore, until its secret has been entered again. */
export async function clientOf(
  db: Db,
  { id, issuer, clientId, sealedSecret }: StoredClient,
): Promise<ProviderClient | null> {
  const clientSecret = await unsealText(db, sealedSecret, purposeOf(id))
  return clientSecret === null ? null : { issuer, clientId, clientSecret }
}

/** The providers that work, for the buttons on the log-in page. */
export async function listOffered({ db }: Pick<Deps, 'db'>): Promise<OfferedProvider[]> {
  const offered: OfferedProvider[] = []
  for (const provider of await listProviders(db)) {
    const { id, preset, label } = provider
    if (await clientOf(db, provider)) offered.push({ id, preset, label })
  }
  return offered
}

export async function listForOwners(db: Db): Promise<IdentityProvider[]> {
  const listed: IdentityProvider[] = []
  for (const provider of await listProviders(db)) listed.push(await toIdentityProvider(db, provider))
  return listed
}

async function toIdentityProvider(db: Db, provider: ProviderRow): Promise<IdentityProvider> {
  const { id, preset, issuer, clientId, label, accounts, createdAt } = provider
  return {
    id,
    preset,
    issuer,
    client_id: clientId,
    label,
    has_secret: (await clientOf(db, provider)) !== null,
    accounts: Number(accounts),
    create_time: createdAt.toISOString(),
  }
}

async function viewProvider(db: Db, id: string): Promise<IdentityProvider> {
  const found = (await listProviders(db)).find((provider) => provider.id === id)
  if (!found) throw new Failure('not-found')
  return toIdentityProvider(db, found)
}

/** Refuses (`identity-provider/away`, said at the field) what does not answer as a provider does. */
async function check({ openId, log }: Deps, client: ProviderClient, field: string): Promise<void> {
  try {
    await openId.check(client)
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    log.info({ reason: error.message }, 'An identity provider was not saved')
    throw Failure.at('identity-provider/away', field)
  }
}

/** Adds a provider. Throws `identity-provider/issuer`, `identity-provider/away` and `identity-provider/taken`. */
export async function addProvider(
  deps: Deps,
  by: ByUser,
  { preset, label, ...entered }: z.output<typeof createIdentityProvider.body>,
): Promise<IdentityProvider> {
  const issuer = entered.issuer.replace(/\/$/, '')
  if (!fitsPreset(preset, issuer) || !readProviderUrl(issuer)) throw Failure.at('identity-provider/issuer', 'issuer')
  const client = { issuer, clientId: entered.client_id, clientSecret: entered.client_secret }
  await check(deps, client, 'issuer')
  const id = randomUUID()
  const sealedSecret = await sealText(deps.db, client.clientSecret, purposeOf(id))
  await deps.db.transaction().execute(async (db) => {
    const isNew = await insertProvider(db, { id, preset, issuer, clientId: client.clientId, sealedSecret, label })
    if (!isNew) throw Failure.at('identity-provider/taken', 'issuer')
    await recordAudit(db, by, 'identity-provider.added', id)
  })
  return viewProvider(deps.db, id)
}

/** Changes a provider. Throws `not-found`, `identity-provider/secret` and `identity-provider/away`. */
export async function changeProvider(
  deps: Deps,
  by: ByUser,
  id: string,
  entered: z.output<typeof updateIdentityProvider.body>,
): Promise<IdentityProvider> {
  const before = await findProvider(deps.db, id)
  if (!before) throw new Failure('not-found')
  const clientSecret = entered.client_secret || (await clientOf(deps.db, before))?.clientSecret
  if (!clientSecret) throw Failure.at('identity-provider/secret', 'client_secret')
  const clientId = entered.client_id
  await check(deps, { issuer: before.issuer, clientId, clientSecret }, 'client_id')
  const sealedSecret = await sealText(deps.db, clientSecret, purposeOf(id))
  await deps.db.transaction().execute(async (db) => {
    if (!(await updateProvider(db, id, { clientId, sealedSecret, label: entered.label })))
      throw new Failure('not-found')
    await recordAudit(db, by, 'identity-provider.changed', id)
  })
  return viewProvider(deps.db, id)
}

/** Removes a provider: what was linked to it no longer opens an account. Throws `not-found`. */
export async function removeProvider({ db }: Deps, by: ByUser, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await deleteProvider(trx, id))) throw new Failure('not-found')
    await recordAudit(trx, by, 'identity-provider.removed', id)
  })
}
