import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { text } from './text.ts'

export type RegisterSchool = z.infer<typeof RegisterSchool>
/** A school of the national register, as far as it helps to fill a form. `id` is ours, `urn` the register's. */
export const RegisterSchool = z.object({
  id: z.int(),
  urn: z.string(),
  title: z.string(),
  address_1: z.string(),
  address_2: z.string(),
  city: z.string(),
  county: z.string(),
  postcode: z.string(),
})

/** Open schools for a few letters of the name or a postcode (three characters or more), best first, at most ten. */
export const suggestSchools = endpoint({
  method: 'GET',
  path: '/api/register/schools',
  access: 'visitor',
  query: z.object({ q: text(100) }),
  response: z.array(RegisterSchool),
})
