import type { FastifyInstance } from 'fastify'
import { downloadDataInventory } from '#contract/trust.ts'
import { sendCsv } from '../../http/csv.ts'
import { serve } from '../../http/serve.ts'
import { inventoryHead, inventoryRows } from '../../inventory/in-words.ts'

export function trustRoutes(app: FastifyInstance): void {
  serve(app, downloadDataInventory, ({ reply }) =>
    sendCsv(reply, { name: 'data-inventory.csv', head: inventoryHead, rows: inventoryRows() }),
  )
}
