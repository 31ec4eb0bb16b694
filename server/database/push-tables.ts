import type { ColumnType, Generated } from 'kysely'

export interface PushSubscriptionsTable {
  id: Generated<string>
  sessionId: string
  endpoint: string
  authSecret: string
  notificationKey: string
  /** How many messages in a row its push service has refused. */
  refusals: Generated<number>
  createdAt: ColumnType<Date, never, never>
}

export interface PushAnnouncementsTable {
  resourceId: number
  doneId: Generated<string>
  lastId: string
  createdAt: ColumnType<Date, never, never>
}

export interface PushDeliveriesTable {
  resourceId: number
  subscriptionId: string
  state: Generated<'waiting' | 'sending' | 'sent' | 'failed'>
  tries: Generated<number>
  dueAt: ColumnType<Date, Date | undefined, Date>
  problem: Generated<string>
}
