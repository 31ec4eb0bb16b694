import type { BrandInPages } from '#contract/brand.ts'
import { ExampleTag } from '../../../ui/text/example-tag.tsx'
import { InfoTile } from './info-tile.tsx'
import { OutwardLink } from './outward-link.tsx'
import { LetterPicture } from './pictures.tsx'

/** Who pays for the books, and their letter; that they are free, while nobody is named. */
export function SponsorTile({ brand }: { brand: BrandInPages | undefined }) {
  const look = { picture: <LetterPicture />, tint: 'coral' } as const
  if (brand?.name === '') {
    return (
      <InfoTile
        {...look}
        title="Free for every school"
        text="Books, guides, plans and sheets cost a primary school nothing, and its families nothing either."
      />
    )
  }
  return (
    <InfoTile
      {...look}
      title="Our sponsor"
      text={`The books are free for every primary school because ${brand?.name ?? 'our sponsor'} pays for them. A letter says why.`}
    >
      <OutwardLink address={brand?.sponsor_letter_url ?? ''} otherwise="The letter is on its way.">
        Read the letter
      </OutwardLink>
      {brand?.examples.includes('letter') && <ExampleTag className="ml-2" />}
    </InfoTile>
  )
}
