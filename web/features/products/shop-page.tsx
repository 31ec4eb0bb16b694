import './shop.css'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isFirstTry } from '../../api/first-try.ts'
import { productsQuery } from '../../api/products-query.ts'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { useMayOpen } from '../../session/use-may-open.ts'
import { useRights } from '../../session/use-rights.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/page/page.tsx'
import { MarketStall } from './market-stall.tsx'
import { ProductCard } from './product-card.tsx'
import { paymentQuery } from './queries.ts'

interface ShopPageProps {
  /** Leads to `quotes`. */
  quotesLink: ReactNode
  /** The quotes that the user has asked for; `areOffered` without a payment provider. */
  quotes: (areOffered: boolean) => ReactNode
}

/** The products, the last of the list first, each with the way to buy it: a payment provider or, without one, a quote. */
export function ShopPage({ quotesLink, quotes }: ShopPageProps) {
  const mayAdd = useRights()('editor')
  const mayOpen = useMayOpen()
  const { data: found, error, refetch } = useQuery(productsQuery)
  const paying = useQuery(paymentQuery)
  const { data: payment, error: paymentError, refetch: refetchPayment } = paying
  // How to buy is above the products, and would move them.
  const products = isFirstTry(paying) ? undefined : found
  return (
    <Page
      breadcrumb={[{ label: 'Home', to: '/' }, { label: 'Shop' }]}
      lead={
        payment?.payment_url
          ? 'Things to go with the books, for the classroom and for home. You pay on our payment provider’s page.'
          : 'Things to go with the books, for the classroom and for home.'
      }
    >
      {error && !products && <LoadFailure title="We could not load the products" error={error} onRetry={refetch} />}
      {!(products || error) && <LoadingGrid />}
      {products?.length === 0 && (
        <MarketStall sentence="No products found">
          <p className="max-w-[46ch] text-center">
            There is nothing to buy here at the moment. The books, guides and lesson plans are free. If you are looking
            for something, such as printed copies, write to us.
          </p>
          <div className="mt-6 flex flex-wrap justify-center gap-3">
            {mayAdd && <ButtonLink to="/admin/products/new">Add the first product</ButtonLink>}
            {mayOpen('/resources') && (
              <ButtonLink tone={mayAdd ? 'quiet' : 'main'} to="/resources">
                See the free resources
              </ButtonLink>
            )}
            <ButtonLink tone="quiet" to="/contact">
              Write to us
            </ButtonLink>
          </div>
        </MarketStall>
      )}
      {products && products.length > 0 && (
        <>
          {paymentError && !payment && (
            <LoadFailure title="We could not load the ways to buy" error={paymentError} onRetry={refetchPayment} />
          )}
          {payment?.payment_url === '' && (
            <p className="mt-4 max-w-[70ch]">
              Schools and families can order with a quote. Tell us what you would like, and we will send you a quote as
              a PDF. To order, reply that you accept it, with your purchase order number if you use one. You pay when
              the invoice comes.
            </p>
          )}
          {quotesLink}
          <ul className="product-grid">
            {products.toReversed().map((product) => (
              <li key={product.id}>
                <ProductCard product={product} payment={payment} />
              </li>
            ))}
          </ul>
        </>
      )}
      {quotes(payment?.payment_url === '')}
    </Page>
  )
}

function LoadingGrid() {
  return (
    <div aria-busy className="product-grid">
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className="h-96 rounded-lg" />
      ))}
    </div>
  )
}
