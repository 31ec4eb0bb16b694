import { hash } from 'node:crypto'
import { type Brand, type ExamplePart, type PortalBrand, viewBrand } from '#contract/brand.ts'
import { type Organisation, statementOf, workingDays } from '#contract/organisation.ts'
import { todayInUk } from '#contract/school-days.ts'
import type { MailBrand, MailColours } from '../../adapters/mail-brand.ts'
import { cached } from '../../database/cache.ts'
import type { Db } from '../../database/tables.ts'
import type { Deps } from '../../deps.ts'
import { type CachedResponse, serialiseResponse } from '../../http/cached-response.ts'
import { fileOf, imageIdIn } from '../images/service.ts'
import { findOrganisation } from '../organisation/service.ts'
import type { Shelf } from '../resources/service.ts'
import { defaultBrand, defaultSponsor } from './default-brand.ts'
import { examplesIn, type Letter, withoutExamples } from './examples.ts'
import { paletteCss, palettesOf } from './palette.ts'
import { findBrand } from './queries.ts'
import { findShownSponsor } from './sponsors/shown-sponsor.ts'

export { listSponsors } from './sponsors/edit-sponsors.ts'

/** The brand and who runs the portal, cached until they change: the data, the serialised response and its colours as a style sheet. */
export interface BrandInUse {
  details: Brand
  organisation: Organisation
  answer: CachedResponse
  css: string
  /** Changes with the style sheet. */
  cssVersion: string
}

/** Answers with the brand of now: from the cache, or loads it. */
export type FindBrand = () => BrandInUse | Promise<BrandInUse>

/** The brand of a portal that nobody has edited. */
export async function shippedBrand(config: Deps['config'], shelf: Shelf): Promise<PortalBrand> {
  const introduction = (await shelf.findShipped('introduction'))?.id ?? null
  const sponsorLetter = (await shelf.findShipped('sponsor-letter'))?.id ?? null
  return defaultBrand(config, { introduction, sponsorLetter })
}

/** The sponsor's letter on the shelf. */
export async function findLetter(shelf: Shelf): Promise<Letter | null> {
  const letter = await shelf.findShipped('sponsor-letter')
  return letter && { id: letter.id, isExample: letter.sourceHash === letter.shippedFacts?.sourceHash }
}

/** The brand of this month, as last saved or as it ships. */
async function findWholeBrand({ db, config }: Pick<Deps, 'db' | 'config'>, shelf: Shelf): Promise<Brand> {
  const own = (await findBrand(db))?.details ?? (await shippedBrand(config, shelf))
  return { ...own, ...(await findShownSponsor(db)) }
}

/** What of the brand is still as it ships. */
export async function listExamples(deps: Pick<Deps, 'db' | 'config'>, shelf: Shelf): Promise<ExamplePart[]> {
  return examplesIn(await findWholeBrand(deps, shelf), await findLetter(shelf))
}

export function createBrand({ db, changes, config }: Pick<Deps, 'db' | 'changes' | 'config'>, shelf: Shelf): FindBrand {
  const topics = ['brand', 'sponsors', 'organisation', 'resources'] as const
  const inUse = cached(changes, topics, async (): Promise<BrandInUse> => {
    const edited = await findWholeBrand({ db, config }, shelf)
    const examples = examplesIn(edited, await findLetter(shelf))
    const details = config.isTryIt ? edited : withoutExamples(edited, examples)
    const organisation = await findOrganisation(db)
    const css = paletteCss(details.primary_color)
    return {
      details,
      organisation,
      answer: serialiseResponse(viewBrand, {
        ...details,
        shop_url: config.shopUrl ?? '',
        organisation: statementOf(organisation),
        answer_days: organisation.answer_days,
        booking_days: organisation.booking_days,
        examples: config.isTryIt ? examples : [],
      }),
      css,
      cssVersion: hash('sha256', css, 'hex').slice(0, 12),
    }
  })
  // By the month: with it a sponsor may come or go.
  return () => inUse(todayInUk().slice(0, 7))
}

/** The palettes of the colour that was used last: a list of parents is thousands of mails in one brand. */
let latest: { colour: string; light: MailColours; dark: MailColours } | undefined

/**
 * The brand as mails show it now. `name` is null until an operator has edited the brand. An invented sponsor is thanked in no
 * mail: those leave the portal.
 */
export async function findMailBrand(db: Db): Promise<MailBrand> {
  const edited = (await findBrand(db))?.details
  const { primary_color: colour } = edited ?? defaultSponsor
  const { name, website, logo: picture } = await findShownSponsor(db)
  const sponsor = name === defaultSponsor.name ? '' : name
  const logo = imageIdIn(picture)
  const organisation = await findOrganisation(db)
  if (latest?.colour !== colour) {
    const { light, dark } = palettesOf(colour)
    latest = { colour, light: light, dark: dark }
  }
  return {
    name: edited?.app_name ?? null,
    sponsor,
    logo: logo === null ? '' : fileOf(logo),
    website,
    organisation: statementOf(organisation),
    signer: organisation.mail_signer,
    signsFor: organisation.legal_name,
    'answer-days': workingDays(organisation.answer_days),
    'booking-days': workingDays(organisation.booking_days),
    light: latest.light,
    dark: latest.dark,
  }
}

/** The brand of a mail that nobody gets: as mails show it, and with the invented sponsor while there is no other. */
export async function findSampleMailBrand(db: Db): Promise<MailBrand> {
  const brand = await findMailBrand(db)
  const { name: sponsor, logo } = defaultSponsor
  return brand.sponsor === '' ? { ...brand, sponsor, logo: brand.logo || logo } : brand
}
