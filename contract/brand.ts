import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export type Brand = z.infer<typeof Brand>
/**
 * The sponsor's name, logo, website, colour and quote, and the portal's own words and outside addresses.
 * `app_name` titles every page; addresses are https, mailto or same-site, `""` when there is none.
 */
export const Brand = z.object({
  name: z.string(),
  logo: z.string(),
  website: z.string(),
  primary_color: z.string().regex(/^#[0-9a-f]{6}$/),
  quote: z.string(),
  quote_author: z.string(),
  app_name: z.string(),
  feedback_url: z.string(),
  introduction_url: z.string(),
  sponsor_letter_url: z.string(),
  social: z.array(
    z.object({ network: z.enum(['facebook', 'instagram', 'linkedin', 'x', 'youtube']), url: z.string() }),
  ),
})

export const viewBrand = endpoint({ method: 'GET', path: '/api/page/app-brand', access: 'visitor', response: Brand })
