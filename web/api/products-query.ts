import { queryOptions } from '@tanstack/react-query'
import { listProducts } from '#contract/products.ts'
import { call } from './call.ts'

/** The products of the shop, in the operator's order. */
export const productsQuery = queryOptions({
  queryKey: ['products'],
  queryFn: ({ signal }) => call(listProducts, {}, { signal }),
})
