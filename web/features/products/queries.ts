import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  deleteProduct,
  listStock,
  orderProducts,
  restoreProduct,
  type StockedProduct,
  viewPayment,
} from '#contract/products.ts'
import { call } from '../../api/call.ts'
import { productsQuery } from '../../api/products-query.ts'
import { useOrder } from '../../api/use-order.ts'

/** The payment provider's URL; it changes only when the portal is configured again. */
export const paymentQuery = queryOptions({
  queryKey: ['products', 'payment'],
  queryFn: ({ signal }) => call(viewPayment, {}, { signal }),
  staleTime: 10 * 60_000,
})

/** All products for operators: those in the shop, in display order, and the deleted ones. */
export const stockQuery = queryOptions({
  queryKey: ['products', 'stock'],
  queryFn: async ({ signal }) => {
    const all = await call(listStock, {}, { signal })
    return { inShop: all.filter(({ delete_time }) => delete_time === '').reverse(), deleted: all.filter(isDeleted) }
  },
  staleTime: 0,
})

const isDeleted = ({ delete_time }: StockedProduct) => delete_time !== ''

export function useProductsChanged() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: productsQuery.queryKey })
}

export function useDeleteProduct() {
  const onSettled = useProductsChanged()
  return useMutation({
    mutationFn: ({ id }: StockedProduct) => call(deleteProduct, { params: { id: String(id) } }),
    onSettled,
  })
}

export function useRestoreProduct() {
  const onSettled = useProductsChanged()
  return useMutation({
    mutationFn: (id: number) => call(restoreProduct, { params: { id: String(id) } }),
    onSettled,
  })
}

/** Moves products within the shop, which shows the list in reverse. */
export function useShopOrder() {
  const client = useQueryClient()
  const refresh = useProductsChanged()
  return useOrder<StockedProduct>({
    name: 'products',
    show: (inShop) => client.setQueryData(stockQuery.queryKey, (before) => before && { ...before, inShop }),
    save: (ids) => call(orderProducts, { body: { ids: ids.toReversed() } }),
    refresh,
  })
}
