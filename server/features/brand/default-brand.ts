import type { Brand } from '#contract/brand.ts'
import type { Config } from '../../config.ts'

/** The brand until an operator edits it: an invented sponsor, to be replaced by the real one. */
export function defaultBrand(
  config: Config,
  documents: { introduction: number | null; sponsorLetter: number | null },
): Brand {
  const viewer = (id: number | null) => (id === null ? '' : `/resources/view/${id}`)
  return {
    name: 'Finch & Fable',
    logo: '/brand/sponsor.svg',
    website: 'https://finch-and-fable.example/',
    primary_color: '#0f6b5c',
    quote: 'Every business we admire began with somebody small asking, what if?',
    quote_author: 'Nell Finch, founder',
    app_name: config.appName,
    feedback_url:
      config.feedbackUrl ?? `mailto:${config.deskEmail}?subject=${encodeURIComponent('How our class liked the books')}`,
    introduction_url: viewer(documents.introduction),
    sponsor_letter_url: viewer(documents.sponsorLetter),
    social: [],
  }
}
