import { useQuery } from '@tanstack/react-query'
import { brandQuery } from '../api/brand-query.ts'
import { ExampleTag } from '../ui/text/example-tag.tsx'
import { networkNames, SocialIcon } from './social-icon.tsx'

/** Links to our social networks; nothing if there are none. */
export function SocialLinks({ label = 'Follow us' }: { label?: string }) {
  const { data: brand } = useQuery(brandQuery)
  if (!brand || brand.social.length === 0) return null
  return (
    <ul aria-label={label} className="-ml-3 flex flex-wrap items-center gap-2">
      {brand.social.map(({ network, url }) => (
        <li key={network}>
          <a
            href={url}
            aria-label={networkNames[network]}
            className="grid size-12 place-items-center rounded-full hover:bg-accent hover:text-on-accent"
          >
            <SocialIcon network={network} />
          </a>
        </li>
      ))}
      {brand.examples.includes('social') && (
        <li>
          <ExampleTag />
        </li>
      )}
    </ul>
  )
}
