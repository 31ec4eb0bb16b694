import type { Brand } from '#contract/brand.ts'

type Network = Brand['social'][number]['network']

export const networkNames: Record<Network, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  x: 'X',
  youtube: 'YouTube',
}

const paths: Record<Network, string> = {
  facebook:
    'M13.5 21v-8h2.7l.4-3.2h-3.1V7.8c0-.9.3-1.6 1.6-1.6h1.7V3.3c-.3 0-1.3-.1-2.5-.1-2.5 0-4.1 1.5-4.1 4.2v2.4H7.5V13h2.7v8z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zm0 2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zm5-3.3a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z',
  linkedin:
    'M4 9h3.4v11H4zm1.7-5.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM9.5 9h3.3v1.5c.5-.9 1.7-1.8 3.4-1.8 3.6 0 4.3 2.4 4.3 5.5V20h-3.4v-5.2c0-1.2 0-2.8-1.7-2.8s-2 1.3-2 2.7V20H9.5z',
  x: 'M4 4h4.7l4 5.5L17.6 4H20l-6.2 7L21 20h-4.7l-4.5-6.1L6.5 20H4l6.7-7.6zm3.6 1.8 9.6 12.4h1.3L8.9 5.8z',
  youtube:
    'M12 5c7 0 8.5.2 9 2.2.4 1.5.4 8.1 0 9.6-.5 2-2 2.2-9 2.2s-8.5-.2-9-2.2c-.4-1.5-.4-8.1 0-9.6C3.5 5.2 5 5 12 5zm-2 4v6l5.2-3z',
}

/** The networks' own signs, which icon sets do not carry. */
export function SocialIcon({ network }: { network: Network }) {
  return (
    <svg viewBox="0 0 24 24" className="size-6 fill-current" fillRule="evenodd" aria-hidden>
      <path d={paths[network]} />
    </svg>
  )
}
