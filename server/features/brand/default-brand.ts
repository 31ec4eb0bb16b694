import type { PortalBrand } from '#contract/brand.ts'
import type { Config } from '../../config/config.ts'

/** `.example` belongs to nobody: none of these links leads to a stranger. */
const website = 'https://finch-and-fable.example/'

/** The invented sponsor, as the migrations store it; the colour is the portal's until an operator chooses another one. */
export const defaultSponsor = {
  name: 'Finch & Fable',
  website,
  primary_color: '#0f6b5c',
  logo: '/brand/sponsor.svg',
  quote: 'Every business we admire began with somebody small asking, what if?',
  quote_author: 'Nell Finch, founder',
}

/** Where a resource is read. */
export const viewerOf = (id: number) => `/resources/view/${id}`

/** The brand until an operator edits it. */
export function defaultBrand(
  config: Config,
  documents: { introduction: number | null; sponsorLetter: number | null },
): PortalBrand {
  const viewer = (id: number | null) => (id === null ? '' : viewerOf(id))
  return {
    primary_color: defaultSponsor.primary_color,
    app_name: config.appName,
    feedback_url: config.feedbackUrl ?? '',
    introduction_url: viewer(documents.introduction),
    sponsor_letter_url: viewer(documents.sponsorLetter),
    social: [
      { network: 'facebook', url: `${website}facebook` },
      { network: 'instagram', url: `${website}instagram` },
      { network: 'youtube', url: `${website}youtube` },
    ],
  }
}
