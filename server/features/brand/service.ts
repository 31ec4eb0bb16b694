import { hash } from 'node:crypto'
import { type Brand, viewBrand } from '#contract/brand.ts'
import { cached } from '../../database/cache.ts'
import type { Deps } from '../../deps.ts'
import { type CachedResponse, serialiseResponse } from '../../http/cached-response.ts'
import type { Shelf } from '../resources/service.ts'
import { defaultBrand } from './default-brand.ts'
import { paletteCss } from './palette.ts'
import { findBrand } from './queries.ts'

/** The brand, cached until it changes: its data, the serialised response and its colours as a style sheet. */
export interface BrandInUse {
  details: Brand
  answer: CachedResponse
  css: string
  /** Changes with the style sheet. */
  cssVersion: string
}

/** The brand of a portal that nobody has edited. */
export async function shippedBrand(config: Deps['config'], shelf: Shelf): Promise<Brand> {
  const introduction = (await shelf.findShipped('introduction'))?.id ?? null
  const sponsorLetter = (await shelf.findShipped('sponsor-letter'))?.id ?? null
  return defaultBrand(config, { introduction, sponsorLetter })
}

export function createBrand(
  { db, changes, config }: Pick<Deps, 'db' | 'changes' | 'config'>,
  shelf: Shelf,
): () => BrandInUse | Promise<BrandInUse> {
  const inUse = cached(changes, ['brand', 'resources'], async (): Promise<BrandInUse> => {
    const details = (await findBrand(db))?.details ?? (await shippedBrand(config, shelf))
    const css = paletteCss(details.primary_color)
    return {
      details,
      answer: serialiseResponse(viewBrand, { ...details, shop_url: config.shopUrl ?? '' }),
      css,
      cssVersion: hash('sha256', css, 'hex').slice(0, 12),
    }
  })
  return () => inUse('')
}
