import type { FastifyInstance } from 'fastify'
import { statusesIn } from '#contract/cases.ts'
import * as enquiries from '#contract/enquiries.ts'
import { recordAudit } from '../../database/audit.ts'
import type { Deps } from '../../deps.ts'
import { sendCsv } from '../../http/csv.ts'
import { serve } from '../../http/serve.ts'
import { takeDataRequest } from './data-requests.ts'
import { type EnquiryFilter, readEnquiries } from './queries.ts'
import { changeEnquiry, replyToEnquiry, takeMessage, viewEnquiry } from './service.ts'

export function enquiryRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, enquiries.sendMessage, ({ body, by }) => takeMessage(deps, by, body))

  serve(app, enquiries.sendDataRequest, ({ body, by }) => takeDataRequest(deps, by, body))

  serve(app, enquiries.exportEnquiries, async ({ query: { kind, q, ...wanted }, by, reply }) => {
    await recordAudit(deps.db, by, 'enquiries.exported')
    const statuses = statusesIn(kind === 'data-request' ? 'requests' : 'enquiries', wanted)
    return sendCsv(reply, { name: 'messages.csv', head, rows: exported(deps, { statuses, kind, q }) })
  })

  serve(app, enquiries.viewEnquiry, ({ params }) => viewEnquiry(deps, params.id))

  serve(app, enquiries.replyToEnquiry, async ({ params, body: { version, ...reply }, by }) => {
    await replyToEnquiry(deps, by, { id: params.id, version }, reply)
    return viewEnquiry(deps, params.id)
  })

  serve(app, enquiries.changeEnquiry, async ({ params, body: { version, ...change }, by }) => {
    await changeEnquiry(deps, by, { id: params.id, version }, change)
    return viewEnquiry(deps, params.id)
  })
}

const ofMessages = ['Reference', 'Status', 'Received', 'Name', 'E-mail', 'Telephone', 'Postcode', 'Message'] as const
const ofDataRequests = ['Kind', 'Acknowledged', 'Due', 'Closed', 'Outcome', 'Outcome in words'] as const
const head = [...ofMessages, ...ofDataRequests] as const

const inIso = (time: Date | null) => time?.toISOString() ?? ''

async function* exported({ db }: Deps, filter: EnquiryFilter) {
  for await (const row of readEnquiries(db, filter)) {
    const { reference, status, createdAt, name, email, telephone, postcode, message } = row
    const { kind, acknowledgedAt, dueOn, closedAt, outcome, outcomeText } = row
    yield [
      ...[reference, status, createdAt.toISOString(), name, email, telephone, postcode, message],
      ...[kind, inIso(acknowledgedAt), dueOn, inIso(closedAt), outcome, outcomeText],
    ]
  }
}
