import type { Brand } from '#contract/brand.ts'
import { todayInUk } from '#contract/school-days.ts'
import type { Db } from '../../../database/tables.ts'
import { listSponsorRows, type SponsorRow } from './queries.ts'

/** What of a brand is its sponsor's. */
export type ShownSponsor = Pick<Brand, 'name' | 'logo' | 'website' | 'quote' | 'quote_author'>

const none: ShownSponsor = { name: '', logo: '', website: '', quote: '', quote_author: '' }

/** Whom pages and mails thank in a month such as 2026-11: the first of the list whose months include it. */
export const findThanked = (sponsors: readonly SponsorRow[], month: string): SponsorRow | undefined =>
  sponsors.find(({ from, until }) => from <= month && (until === '' || month <= until))

/** What the brand of this month says of its sponsor; every part `""` while nobody pays for the portal. */
export async function findShownSponsor(db: Db): Promise<ShownSponsor> {
  const thanked = findThanked(await listSponsorRows(db), todayInUk().slice(0, 7))
  if (!thanked) return none
  const { name, logo, website, quote, quoteAuthor } = thanked
  return { name, logo, website, quote, quote_author: quoteAuthor }
}
