import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const networks = ['facebook', 'instagram', 'linkedin', 'x', 'youtube'] as const

/** The parts of a brand that ship as examples, with an invented sponsor. */
export const exampleParts = ['sponsor', 'logo', 'website', 'quote', 'social', 'letter'] as const
export type ExamplePart = (typeof exampleParts)[number]

export type Brand = z.infer<typeof Brand>
/**
 * The sponsor's name, logo, website, colour and quote, and the portal's own words and outside addresses.
 * `app_name` titles every page; addresses are https, mailto or same-site, `""` when there is none.
 */
export const Brand = z.object({
  name: z.string(),
  logo: z.string(),
  website: z.string(),
  primary_color: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  quote: z.string(),
  quote_author: z.string(),
  app_name: z.string(),
  feedback_url: z.string(),
  introduction_url: z.string(),
  sponsor_letter_url: z.string(),
  social: z.array(z.object({ network: z.enum(networks), url: z.string() })),
})

/** What of a brand is the portal's own, and not its sponsor's. */
export const PortalBrand = z.omit(Brand, { name: true, logo: true, website: true, quote: true, quote_author: true })
export type PortalBrand = z.infer<typeof PortalBrand>

/**
 * What pages get: `shop_url` is the configured address of a shop elsewhere, `""` for the one here; `organisation` names
 * who runs the portal, `""` while nobody has entered it; the working days are those within which it promises to act.
 * `examples`: what is still as it ships, and to be shown as an example. In service such parts are `""` and none is listed.
 */
export const BrandInPages = z.extend(Brand, {
  shop_url: z.string(),
  organisation: z.string(),
  answer_days: z.int(),
  booking_days: z.int(),
  examples: z.array(z.enum(exampleParts)),
})
export type BrandInPages = z.infer<typeof BrandInPages>

/** Returns the brand: the sponsor, the colours and the name of the portal. */
export const viewBrand = endpoint({
  method: 'GET',
  path: '/api/page/app-brand',
  access: 'visitor',
  response: BrandInPages,
})
