import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { productsQuery } from '../../api/products-query.ts'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { detour } from '../../session/landing.ts'
import { useSession } from '../../session/use-session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { SentMessage } from '../../ui/feedback/sent-message.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { FormCard } from '../../ui/fields/form-card.tsx'
import { Page } from '../../ui/page/page.tsx'
import { AskForm, sentSentence } from './ask-form.tsx'

function withoutProduct(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params)
  rest.delete('product')
  return rest
}

/** Asks for a quote for products of the shop; `?product=3` has been chosen already. */
export function AskQuotePage() {
  const { user } = useSession()
  const { pathname } = useLocation()
  const { data: products, error, refetch } = useQuery(productsQuery)
  const [sent, setSent] = useState<{ reference: string; email: string } | null>(null)
  const [search, setSearch] = useSearchParams()
  const [wanted] = useState(() => Number(search.get('product')) || undefined)
  // Used once: a reload does not bring back a product that has been removed. An account that is led elsewhere stays so.
  const isFilledIn = search.has('product') && products !== undefined && user && detour(user, pathname) === null
  useEffect(() => {
    if (isFilledIn) setSearch((params) => withoutProduct(params), { replace: true, preventScrollReset: true })
  }, [isFilledIn, setSearch])
  return (
    <Page
      breadcrumb={[{ label: 'Shop', to: '/shop' }, { label: 'Ask for a quote' }]}
      lead="Choose what you would like. We will send you a quote as a PDF. You can then decide whether to order. You pay by invoice."
    >
      <div className="mt-8 max-w-[46rem]">
        {error && !products && <LoadFailure title="We could not load the products" error={error} onRetry={refetch} />}
        {!((products && user) || error) && <Skeleton className="h-96 rounded-lg" />}
        {sent && (
          <SentMessage sentence={sentSentence} reference={sent.reference} again="Back to the shop" to="/shop">
            <p className="wrap-anywhere">
              We have also sent the reference to {sent.email}. We will send the quote to the same address as a PDF as
              soon as we can. You have not ordered anything yet.
            </p>
          </SentMessage>
        )}
        {products?.length === 0 && !sent && (
          <Notice title="No products found">
            <p>There is nothing in the shop at the moment, so there is nothing to quote for.</p>
            <div>
              <ButtonLink to="/contact">Write to us</ButtonLink>
            </div>
          </Notice>
        )}
        {products && products.length > 0 && user && !sent && (
          <FormCard>
            <AskForm
              key={user.id}
              user={user}
              products={products}
              wanted={wanted}
              onSent={(reference, email) => setSent({ reference, email })}
            />
          </FormCard>
        )}
      </div>
    </Page>
  )
}
