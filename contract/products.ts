import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pounds } from './money.ts'
import { filledText, Id, Moment, text } from './text.ts'
import { Version } from './version.ts'

const byId = z.object({ id: Id })

/** `price`: pounds, two decimals. `image`: a same-site path, `""` without a picture. */
export const Product = z.object({
  id: z.int(),
  title: z.string(),
  price: z.number(),
  image: z.string(),
  description: z.string(),
})
export type Product = z.infer<typeof Product>

/**
 * Lists the products of the shop in the operator's order, the last one first in the shop: the specification shows the
 * list reversed.
 */
export const listProducts = endpoint({
  method: 'GET',
  path: '/api/products',
  access: 'user',
  response: z.array(Product),
})

/**
 * Where a Buy Now form is posted, and the business account that is paid; both `""` while nothing can be bought here.
 */
export const Payment = z.object({ payment_url: z.string(), payment_email: z.string() })
export type Payment = z.infer<typeof Payment>

/** Returns where a Buy Now form is sent, and what it sends. */
export const viewPayment = endpoint({
  method: 'GET',
  path: '/api/products/payment',
  access: 'user',
  response: Payment,
})

/** `delete_time`: `""` while it is in the shop. */
export const StockedProduct = z.extend(Product, { delete_time: z.union([Moment, z.literal('')]), version: z.int() })
export type StockedProduct = z.infer<typeof StockedProduct>

/** Lists the products of the shop in their order, then those deleted within 30 days. */
export const listStock = endpoint({
  method: 'GET',
  path: '/api/admin/products',
  access: 'editor',
  response: z.array(StockedProduct),
})

const price = 'Enter a price from £0.01 to £10,000, such as 12.50.'

const ProductBody = z.object({
  title: filledText(120, 'Enter a name.'),
  price: pounds(0.01, 10_000, price),
  description: text(600),
  image: z._default(z.string().check(z.maxLength(200)), ''),
})

/** Adds a product to the shop. */
export const createProduct = endpoint({
  method: 'POST',
  path: '/api/admin/products',
  access: 'editor',
  body: ProductBody,
  response: StockedProduct,
})

/** Changes a product. */
export const updateProduct = endpoint({
  method: 'PUT',
  path: '/api/admin/products/:id',
  access: 'editor',
  params: byId,
  body: z.extend(ProductBody, { version: Version }),
  response: StockedProduct,
  errors: ['changed-meanwhile'],
})

/** Deletes a product. It can be restored for 30 days. */
export const deleteProduct = endpoint({
  method: 'DELETE',
  path: '/api/admin/products/:id',
  access: 'editor',
  params: byId,
  response: z.object({}),
})

/** Puts a deleted product back into the shop. */
export const restoreProduct = endpoint({
  method: 'POST',
  path: '/api/admin/products/:id/restore',
  access: 'editor',
  params: byId,
  response: StockedProduct,
})

/** Puts the products in the order of the ids; products that are not named follow in their previous order. */
export const orderProducts = endpoint({
  method: 'POST',
  path: '/api/admin/products/order',
  access: 'editor',
  body: z.object({ ids: z.array(z.int().check(z.positive(), z.maximum(999_999_999))).check(z.maxLength(5000)) }),
  response: z.object({}),
})
