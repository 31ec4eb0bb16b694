import type { Brand } from '#contract/brand.ts'
import pictures from './footer-pictures.svg'

type Network = Brand['social'][number]['network']

export const networkNames: Record<Network, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  x: 'X',
  youtube: 'YouTube',
}

/** The networks' own signs, which icon sets do not carry, in the colour of the words around them. */
export function SocialIcon({ network }: { network: Network }) {
  return (
    <svg viewBox="0 0 24 24" className="size-6 fill-current" fillRule="evenodd" aria-hidden>
      <use href={`${pictures}#${network}`} />
    </svg>
  )
}
