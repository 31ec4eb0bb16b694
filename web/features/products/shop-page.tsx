import './shop.css'
import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '../../api/api-error.ts'
import { useSession } from '../../session/use-session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { MarketStall } from './market-stall.tsx'
import { ProductCard } from './product-card.tsx'
import { paymentQuery, productsQuery } from './queries.ts'

/** The products, the last of the list first, each with its link to the payment provider. */
export function ShopPage() {
  const { user } = useSession()
  const { data: products, error, refetch } = useQuery(productsQuery)
  const { data: payment } = useQuery(paymentQuery)
  const canPay = payment !== undefined && payment.payment_url !== ''
  return (
    <Page
      breadcrumb={[{ label: 'Resources', to: '/resources' }, { label: 'Shop' }]}
      lead="Things to go with the books, for the classroom and for home. You pay on our payment provider’s page."
    >
      {error && !products && (
        <LoadFailure
          title="We could not load the products"
          sentence={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!(products || error) && <LoadingGrid />}
      {products?.length === 0 && (
        <MarketStall sentence="No products found">
          {user?.role === 'admin' && <ButtonLink to="/admin/products/new">Add the first product</ButtonLink>}
        </MarketStall>
      )}
      {products && products.length > 0 && (
        <>
          {payment && !canPay && (
            <Notice title="You cannot buy anything here at the moment" className="mt-8 max-w-[70ch]">
              <p>You can look at the products, but we do not take payments on this page yet.</p>
            </Notice>
          )}
          <ul className="product-grid">
            {products.toReversed().map((product) => (
              <li key={product.id}>
                <ProductCard product={product} payment={canPay ? payment : undefined} />
              </li>
            ))}
          </ul>
        </>
      )}
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
