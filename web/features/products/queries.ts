import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  deleteProduct,
  listProducts,
  listStock,
  orderProducts,
  restoreProduct,
  type StockedProduct,
  viewPayment,
} from '#contract/products.ts'
import { call } from '../../api/call.ts'
import { useOrder } from '../../api/use-order.ts'

export const productsQuery = queryOptions({
  queryKey: ['products'],
  queryFn: ({ signal }) => call(listProducts, {}, { signal }),
})

/** Where one pays; it changes only when the portal is set up anew. */
export const paymentQuery = queryOptions({
  queryKey: ['products', 'payment'],
  queryFn: ({ signal }) => call(viewPayment, {}, { signal }),
  staleTime: 10 * 60_000,
})

/** What the operator keeps: what is in the shop, as the shop shows it, and what was deleted. */
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

/** Moves products within the shop, which shows the list from its end. */
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
