import type { PortalBrand } from '#contract/brand.ts'
import type { EditedBrand } from '#contract/brand-editing.ts'

type Network = PortalBrand['social'][number]['network']

/** The social networks in page order. */
export const networks: { network: Network; label: string }[] = [
  { network: 'facebook', label: 'Facebook' },
  { network: 'instagram', label: 'Instagram' },
  { network: 'linkedin', label: 'LinkedIn' },
  { network: 'x', label: 'X' },
  { network: 'youtube', label: 'YouTube' },
]

type Social = Record<Network, string>

/** The form's values: every field a string, in page order, with one field per network. */
export type BrandDraft = Omit<PortalBrand, 'social'> & Social

export function draftOf({ brand }: EditedBrand): BrandDraft {
  const { social, ...rest } = brand
  const addressOf = (network: Network) => social.find((one) => one.network === network)?.url ?? ''
  const own = Object.fromEntries(networks.map(({ network }) => [network, addressOf(network)])) as Social
  return {
    app_name: rest.app_name,
    primary_color: rest.primary_color,
    feedback_url: rest.feedback_url,
    introduction_url: rest.introduction_url,
    sponsor_letter_url: rest.sponsor_letter_url,
    ...own,
  }
}

export function brandOf({ facebook, instagram, linkedin, x, youtube, ...rest }: BrandDraft): PortalBrand {
  const addresses = { facebook, instagram, linkedin, x, youtube }
  const social = networks.map(({ network }) => ({ network, url: addresses[network].trim() }))
  return { ...rest, social: social.filter(({ url }) => url !== '') }
}

/** Maps an error about `social.1.url` to the field of that network. */
export function networkAt(path: string, draft: BrandDraft): string {
  const place = /^social\.(\d+)\./.exec(path)?.[1]
  return brandOf(draft).social[Number(place ?? -1)]?.network ?? path
}
