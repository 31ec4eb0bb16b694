import { ShopPage } from './features/products/shop-page.tsx'
import { OwnQuotes, OwnQuotesLink } from './features/quotes/own-quotes.tsx'

/** The products, and the quotes that one has asked for. */
export function ShopScreen() {
  return <ShopPage quotesLink={<OwnQuotesLink />} quotes={(areOffered) => <OwnQuotes areOffered={areOffered} />} />
}
