import type { StoredDetails } from '#contract/school-details.ts'
import type { SchoolRow } from '../../database/memberships.ts'

/** A school's details on the wire. */
export function toStoredDetails(school: SchoolRow): StoredDetails {
  return {
    title: school.title,
    address_1: school.address1,
    address_2: school.address2,
    city: school.city,
    county: school.county,
    postcode: school.postcode,
    logo: school.logo,
  }
}
