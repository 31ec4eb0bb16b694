import { BrandPage } from './features/brand/brand-page.tsx'
import { SponsorStrip } from './layout/sponsor-strip.tsx'

/** The brand with the header's own strip as its preview. */
export function BrandScreen() {
  return <BrandPage strip={(brand) => <SponsorStrip brand={brand} />} />
}
