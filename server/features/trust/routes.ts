import type { FastifyInstance } from 'fastify'
import { downloadDataInventory, downloadSoftware, downloadTrustPack } from '#contract/trust.ts'
import { inventoryHead, inventoryRows } from '../../data-protection/inventory/in-words.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { sendCsv } from '../../http/csv.ts'
import { serve } from '../../http/serve.ts'
import type { FindBrand } from '../brand/service.ts'
import { createPack, readBuilt } from './pack.ts'

export function trustRoutes(app: FastifyInstance, deps: Deps, brand: FindBrand): void {
  const pack = createPack(deps, brand)

  serve(app, downloadDataInventory, ({ reply }) =>
    sendCsv(reply, { name: 'data-inventory.csv', head: inventoryHead, rows: inventoryRows() }),
  )

  serve(app, downloadTrustPack, async ({ reply }) => {
    const { body } = await pack()
    return reply
      .type('application/zip')
      .headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="trust-pack.zip"' })
      .send(body)
  })

  serve(app, downloadSoftware, async ({ reply }) => {
    const software = await readBuilt(deps.config.trustFolder, 'software.json')
    if (!software) throw new Failure('not-found')
    return reply
      .type('application/vnd.cyclonedx+json; version=1.5')
      .headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="software.cdx.json"' })
      .send(software)
  })
}
