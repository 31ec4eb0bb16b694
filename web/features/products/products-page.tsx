import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { StockedProduct } from '#contract/products.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { UndoNotice } from '../../ui/feedback/undo-notice.tsx'
import { DeletedList } from '../../ui/lists/deleted-list.tsx'
import { ListRows } from '../../ui/lists/list-row.tsx'
import { useRowOrder } from '../../ui/lists/use-row-order.ts'
import { Page } from '../../ui/page/page.tsx'
import { moment } from '../../ui/text/moment.ts'
import { ProductRow } from './product-row.tsx'
import { stockQuery, useDeleteProduct, useRestoreProduct, useShopOrder } from './queries.ts'

/** The operator's shop: its products in display order, and the deleted ones. */
export function ProductsPage() {
  const { data, error, refetch } = useQuery(stockQuery)
  const [gone, setGone] = useState<StockedProduct | null>(null)
  const deleting = useDeleteProduct()
  const restoring = useRestoreProduct()
  const moves = useRowOrder({ rows: data?.inShop ?? [], nameOf: ({ title }) => title, onOrder: useShopOrder() })
  const fail = { onError: (failure: Error) => showToast.error(sentenceOf(failure)) }
  const remove = (product: StockedProduct) => {
    deleting.mutate(product, { ...fail, onSuccess: () => setGone(product) })
    // The focused button disappears with its list item.
    document.getElementById('products')?.focus()
  }
  const restore = (id: number) => restoring.mutate(id, { ...fail, onSuccess: () => setGone(null) })
  return (
    <Page lead="What the shop shows, in this order.">
      <div className="mt-6">
        <ButtonLink to="/admin/products/new">
          <Plus aria-hidden className="size-5" />
          Add a product
        </ButtonLink>
      </div>
      <UndoNotice
        sentence={gone ? `“${gone.title}” has been removed from the shop.` : ''}
        isBusy={restoring.isPending}
        onUndo={() => gone && restore(gone.id)}
        onDismiss={() => setGone(null)}
      />
      {error && !data && <LoadFailure title="We could not load the products" error={error} onRetry={refetch} />}
      {!(data || error) && <Skeleton className="mt-6 h-64 rounded-lg" />}
      {data?.inShop.length === 0 && (
        <Notice title="No products found" className="mt-6">
          <p>Products you add appear in the shop at once, for everybody who is logged in.</p>
        </Notice>
      )}
      <p role="status" className="sr-only">
        {moves.said}
      </p>
      <div id="products" tabIndex={-1} className="mt-6 outline-none">
        <ListRows label="Products">
          {data?.inShop.map((product) => (
            <ProductRow key={product.id} product={product} moves={moves} onDelete={() => remove(product)} />
          ))}
        </ListRows>
      </div>
      <DeletedList
        items={(data?.deleted ?? []).map(({ id, title, delete_time }) => ({
          id,
          title,
          note: `Deleted on ${moment(delete_time)}. You can restore it for 30 days.`,
        }))}
        busyId={restoring.isPending ? restoring.variables : undefined}
        onRestore={restore}
      />
    </Page>
  )
}
