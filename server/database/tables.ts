import type { ColumnType, Generated } from 'kysely'
import type { Role, SchoolStatus, UserStatus } from '#contract/access.ts'
import type { Brand } from '#contract/brand.ts'
import type { PageText } from '#contract/resources.ts'

type Moment = ColumnType<Date, Date | string | undefined, Date | string>

/** JSON is written as text (`JSON.stringify`) and read as the value. */
type Json<T> = ColumnType<T, string, string>

interface Address {
  address1: Generated<string>
  address2: Generated<string>
  city: Generated<string>
  county: Generated<string>
  postcode: Generated<string>
}

export interface SchoolsTable extends Address {
  id: Generated<string>
  title: string
  schoolCode: string
  status: SchoolStatus
  createdAt: Moment
}

export interface UsersTable extends Address {
  id: Generated<string>
  email: string
  passwordHash: string
  role: Role
  status: UserStatus
  schoolId: string | null
  allowNotifications: Generated<boolean>
  fullName: Generated<string>
  phoneNumber: Generated<string>
  isCompleted: Generated<boolean>
  createdAt: Moment
}

export interface SessionsTable {
  id: Generated<string>
  keyHash: Buffer
  userId: string
  device: Generated<string>
  createdAt: Moment
  lastUsedAt: Moment
}

export interface TokensTable {
  tokenHash: Buffer
  purpose: string
  userId: string
  expiresAt: ColumnType<Date, Date, Date>
  createdAt: Moment
}

export interface CategoriesTable {
  id: Generated<number>
  name: string
  title: string
  position: Generated<number>
}

export interface ResourcesTable {
  id: Generated<number>
  slug: string | null
  title: string
  category: string
  description: Generated<string>
  isFree: Generated<boolean>
  isDraft: Generated<boolean>
  belongsTo: number | null
  ageFrom: Generated<number>
  ageTo: Generated<number>
  minutes: Generated<number>
  position: Generated<number>
  ownerId: string | null
  schoolId: string | null
  version: string
  sourceHash: string
  pdfSize: number
  pageCount: number
  aspect: number
  isPrepared: Generated<boolean>
  createdAt: Moment
  deletedAt: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export interface ResourcePagesTable {
  resourceId: number
  version: string
  number: number
  alt: string
  text: Json<PageText[][]>
}

export interface ResourceViewsTable {
  id: Generated<string>
  resourceId: number
  userId: string | null
  viewedAt: Moment
}

export interface BrandTable {
  isOnly: Generated<boolean>
  details: Json<Brand>
}

export interface MailsTable {
  id: Generated<string>
  toAddress: string
  toName: Generated<string>
  subject: string
  html: string
  text: string
  state: Generated<'waiting' | 'sent' | 'kept' | 'failed'>
  problem: Generated<string>
  createdAt: Moment
  sentAt: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export interface AuditLogTable {
  id: Generated<string>
  at: Moment
  actorId: string | null
  action: string
  object: Generated<string>
  address: Generated<string>
}

export interface ServerKeysTable {
  name: string
  value: Buffer
}

export interface Database {
  schools: SchoolsTable
  users: UsersTable
  sessions: SessionsTable
  tokens: TokensTable
  categories: CategoriesTable
  resources: ResourcesTable
  resourcePages: ResourcePagesTable
  resourceViews: ResourceViewsTable
  brand: BrandTable
  mails: MailsTable
  auditLog: AuditLogTable
  serverKeys: ServerKeysTable
}
