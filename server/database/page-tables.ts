import type { Generated } from 'kysely'
import type { Moment, NullableMoment } from './column-types.ts'

export interface PageVersionsTable {
  name: string
  version: number
  title: string
  /** Markdown, as the operator typed it. */
  source: string
  authorId: string | null
  createdAt: Moment
}

export interface PageSignaturesTable {
  id: Generated<number>
  name: string
  /** Of the text that was signed. */
  textHash: string
  /** Name and position, as the signer typed them. */
  signedBy: string
  signerId: string | null
  signedAt: Moment
}

export interface TestimonialsTable {
  id: Generated<number>
  quote: string
  author: string
  authorRole: Generated<string>
  isExample: Generated<boolean>
  version: Generated<number>
  position: number
  createdAt: Moment
  deletedAt: NullableMoment
}
