import { fix, parse } from 'postcode'
import type { SchoolDetails } from '#contract/school-details.ts'
import { Failure } from '../../failure.ts'

/** A school's details as columns, with the postcode as Royal Mail writes it. Throws `school/bad-postcode`. */
export function readDetails(form: Omit<SchoolDetails, 'logo'>) {
  return {
    title: form.title,
    address1: form.address_1,
    address2: form.address_2,
    city: form.city,
    county: form.county,
    postcode: readPostcode(form.postcode),
  }
}

/** "swla2aa" as "SW1A 2AA", and the number of a British Forces Post Office as "BFPO 57". Throws `school/bad-postcode`, said at the field. */
export function readPostcode(typed: string): string {
  const [, forces] = /^BFPO(\d{1,4})$/i.exec(typed.replace(/[\s.]/gu, '')) ?? []
  if (forces) return `BFPO ${forces}`
  const parsed = parse(fix(typed.replace(/[\s.]/gu, '')))
  if (parsed.valid) return parsed.postcode
  throw Failure.at('school/bad-postcode', 'postcode')
}
