import type { User } from '#contract/accounts.ts'
import type { Account } from './queries.ts'

/** An account as its owner sees it on the wire. Only staff see their school's code. */
export function toUser(account: Account): User {
  const { school } = account
  const isSchool = account.role === 'senior'
  const emailVerified = account.status !== 'not-active'
  return {
    id: account.id,
    role: account.role,
    status: account.status,
    ...(account.role === 'admin' && { rights: account.operatorRights ?? 'support' }),
    username: account.email,
    email: account.email,
    isVerified: emailVerified && (!isSchool || school?.status === 'approved'),
    emailVerified,
    isSchool,
    allow_notifications: account.allowNotifications,
    school: school && {
      id: school.id,
      title: school.title,
      status: school.status,
      school_code: isSchool ? school.schoolCode : '',
      address_1: school.address1,
      address_2: school.address2,
      city: school.city,
      county: school.county,
      postcode: school.postcode,
    },
    profile: {
      full_name: account.fullName,
      phone_number: account.phoneNumber,
      address_1: account.address1,
      address_2: account.address2,
      city: account.city,
      county: account.county,
      postcode: account.postcode,
      is_completed: account.isCompleted ? 1 : 0,
      version: account.profileVersion,
    },
  }
}
