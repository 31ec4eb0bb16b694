import type { OwnQuote } from '#contract/own-quotes.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import type { Actor } from '../../../http/session-store.ts'
import type { FindBrand } from '../../brand/service.ts'
import { ownScopeOf } from '../../inbox/service.ts'
import { sumOf, totalOf } from '../amounts.ts'
import { printSent } from '../manage-quotes.ts'
import { type FoundOwnQuote, isOwn, listOwn } from './queries.ts'

function toOwnQuote({ asked, offer, createdAt, number, userId, ...found }: FoundOwnQuote, actor: Actor): OwnQuote {
  const { id, reference, status, name } = found
  return {
    ...{ id, reference, status, name, is_mine: userId === actor.id, number: number ?? '' },
    lines: (offer?.lines ?? asked).map(({ title, quantity }) => ({ title, quantity })),
    total: (offer ? totalOf(offer) : sumOf(asked)) / 100,
    valid_until: offer?.validUntil ?? '',
    create_time: createdAt.toISOString(),
  }
}

export async function listOwnQuotes({ db }: Deps, actor: Actor): Promise<OwnQuote[]> {
  return (await listOwn(db, ownScopeOf(actor))).map((found) => toOwnQuote(found, actor))
}

/** The quote as it was sent last. Throws `not-found`, also for one that this person may not see. */
export async function printOwnQuote(
  deps: Deps,
  actor: Actor,
  brand: FindBrand,
  { id, owner }: { id: string; owner: string },
) {
  if (!(await isOwn(deps.db, ownScopeOf(actor), id))) throw new Failure('not-found')
  return printSent(deps, brand, { id, owner })
}
