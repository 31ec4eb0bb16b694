import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { StockedProduct } from '#contract/products.ts'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/page/page.tsx'
import { ProductForm } from './product-form.tsx'
import { stockQuery } from './queries.ts'

/** Creates a product, or edits the one in the URL. */
export function ProductPage() {
  const { productId } = useParams()
  const { data, error, refetch } = useQuery({ ...stockQuery, enabled: productId !== undefined })
  const findIn = (inShop: StockedProduct[] | undefined) => inShop?.find(({ id }) => String(id) === productId)
  const product = findIn(data?.inShop)
  const reload = async () => findIn((await refetch()).data?.inShop)
  const title = productId === undefined ? 'Add a product' : 'Edit a product'
  return (
    <Page title={title} breadcrumb={[{ label: 'Products', to: '/admin/products' }, { label: title }]}>
      {productId === undefined && <ProductForm />}
      {product && <ProductForm key={product.id} product={product} reload={reload} />}
      {error && !data && <LoadFailure title="We could not load the product" error={error} onRetry={refetch} />}
      {productId !== undefined && !(data || error) && <Skeleton className="mt-8 h-96 rounded-lg" />}
      {data && !product && (
        <Notice title="This product is not in the shop" className="mt-8">
          <p>It may have been deleted.</p>
          <div>
            <ButtonLink to="/admin/products">Go to the products</ButtonLink>
          </div>
        </Notice>
      )}
    </Page>
  )
}
