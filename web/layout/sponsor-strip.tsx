import type { Brand, BrandInPages } from '#contract/brand.ts'
import { ExampleTag } from '../ui/text/example-tag.tsx'

type StripBrand = Brand & Partial<Pick<BrandInPages, 'examples'>>

/** Who pays for it: logo, name and link. Nothing while nobody does. */
export function SponsorStrip({ brand }: { brand: StripBrand | undefined }) {
  if (brand?.name === '') return null
  return (
    <aside aria-label="Sponsor" className="min-h-11 bg-accent-soft print:min-h-0  text-on-accent-soft">
      {brand && (
        <div className="page-width flex items-center gap-x-3">
          <a
            href={brand.website || undefined}
            className="-mx-2 inline-flex min-h-11 min-w-0 items-center gap-2 rounded-sm px-2 py-1 text-sm leading-tight hover:underline"
          >
            {brand.logo && (
              <img
                src={brand.logo}
                alt=""
                width="36"
                height="36"
                className="size-9 rounded-sm bg-paper object-contain p-0.5 forced-color-adjust-none"
              />
            )}
            <span>
              Free, thanks to <strong>{brand.name}</strong>
            </span>
          </a>
          {brand.examples?.includes('sponsor') && <ExampleTag />}
        </div>
      )}
    </aside>
  )
}
