import type { FastifyInstance } from 'fastify'
import * as products from '#contract/products.ts'
import { cached } from '../../database/cache.ts'
import type { Deps } from '../../deps.ts'
import { serialiseResponse } from '../../http/cached-response.ts'
import { serve } from '../../http/serve.ts'
import { listDeletedProducts, listProducts, updateProductOrder } from './queries.ts'
import { addProduct, changeProduct, factsOf, toStockedProduct, withdrawProduct } from './service.ts'

export function productRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, config } = deps
  const stock = cached(deps.changes, ['products'], async () =>
    serialiseResponse(products.listProducts, (await listProducts(db)).map(toStockedProduct)),
  )

  serve(app, products.listProducts, () => stock(''))

  serve(app, products.viewPayment, () => ({
    payment_url: config.payment?.url ?? '',
    payment_email: config.payment?.email ?? '',
  }))

  serve(app, products.listStock, async () =>
    [...(await listProducts(db)), ...(await listDeletedProducts(db))].map(toStockedProduct),
  )

  serve(app, products.createProduct, async ({ body, by }) =>
    toStockedProduct(await addProduct(deps, by, factsOf(body))),
  )

  serve(app, products.updateProduct, async ({ params: { id }, body: { version, ...body }, by }) =>
    toStockedProduct(await changeProduct(deps, by, { id, version }, factsOf(body))),
  )

  serve(app, products.deleteProduct, async ({ params, by }) => {
    await withdrawProduct(deps, by, params.id, true)
    return {}
  })

  serve(app, products.restoreProduct, async ({ params, by }) =>
    toStockedProduct(await withdrawProduct(deps, by, params.id, false)),
  )

  serve(app, products.orderProducts, async ({ body }) => {
    await updateProductOrder(db, body.ids)
    return {}
  })
}
