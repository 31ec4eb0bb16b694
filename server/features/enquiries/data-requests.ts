import type { DataRequestKind } from '#contract/data-requests.ts'
import type { By } from '../../database/audit.ts'
import type { Deps } from '../../deps.ts'
import { receive } from '../inbox/service.ts'
import { dueDay } from './due-day.ts'
import { deskEnquiryEmail, requestReceiptEmail } from './emails.tsx'
import { findRepeated, getDueDay, insertEnquiry } from './queries.ts'

export interface NewDataRequest {
  kind: DataRequestKind
  name: string
  email: string
  message: string
  /** What only a robot fills in. */
  website: string
}

/** Takes a request or a complaint about the sender's data. The receipt says by when it will be answered. */
export async function takeDataRequest(deps: Deps, by: By, { website, ...sent }: NewDataRequest) {
  const { kind, email } = sent
  const dueOn = dueDay()
  const { reference } = await receive(deps, by, {
    letter: 'D',
    email,
    website,
    findRepeated: (db, since) => findRepeated(db, sent, since),
    insert: (db, { reference, isRobot }) => {
      const state = isRobot ? ({ status: 'closed', closedAt: new Date() } as const) : { acknowledgedAt: new Date() }
      return insertEnquiry(db, { ...sent, ...state, reference, dueOn, userId: by.userId })
    },
    itemOf: (enquiryId) => ({ enquiryId }),
    mails: async (stored) => ({
      forDesk: await deskEnquiryEmail(deps.config, {
        ...sent,
        ...stored,
        telephone: '',
        postcode: '',
        request: { kind, dueOn },
      }),
      receipt: await requestReceiptEmail(deps.config, { kind, dueOn, reference: stored.reference }),
    }),
  })
  return { reference, due_on: await getDueDay(deps.db, reference) }
}
