import { sql } from 'kysely'
import { readOldestFirst } from '../../../database/oldest-first.ts'
import type { Db } from '../../../database/tables.ts'

/**
 * The schools that have not been rejected, oldest first, read in portions: each with its record in the register, and with
 * its lead, if anybody on its staff can log in.
 */
export const readSchools = (db: Db) =>
  readOldestFirst(({ isNext, order, limit }) =>
    db
      .selectFrom((from) =>
        from
          .selectFrom('schools')
          .selectAll()
          .where('status', '<>', 'rejected')
          .where(isNext)
          .orderBy(order)
          .limit(limit)
          .as('school'),
      )
      .leftJoin('registerSchools as record', 'record.id', 'school.registerId')
      .leftJoinLateral(
        (from) =>
          from
            .selectFrom('users')
            .innerJoin('memberships', 'memberships.userId', 'users.id')
            .leftJoin('newsReaders', 'newsReaders.userId', 'users.id')
            .select(['users.fullName', 'users.email', 'users.phoneNumber'])
            .select(sql<boolean>`news_readers.user_id is not null`.as('hasNews'))
            .whereRef('users.schoolId', '=', 'school.id')
            .where('users.role', '=', 'senior')
            .where('users.status', '=', 'active')
            .where('users.deletionRequestedAt', 'is', null)
            .orderBy('memberships.isLead', 'desc')
            .orderBy('memberships.joinedAt')
            .orderBy('users.createdAt')
            .orderBy('users.id')
            .limit(1)
            .as('lead'),
        (join) => join.onTrue(),
      )
      .select(['school.id', 'school.createdAt', 'school.title', 'school.status', 'school.address1', 'school.address2'])
      .select(['school.city', 'school.county', 'school.postcode', 'school.phoneNumber as schoolPhone'])
      .select(['record.urn', 'record.region', 'record.localAuthority'])
      .select(['lead.fullName', 'lead.email', 'lead.phoneNumber', 'lead.hasNews'])
      .orderBy(sql`date_trunc('milliseconds', school.created_at), school.id`)
      .execute(),
  )
