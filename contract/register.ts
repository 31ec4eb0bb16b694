import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Moment, text } from './text.ts'

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

/** Returns whether there are schools to suggest: false until an operator has imported a register. */
export const hasSuggestions = endpoint({
  method: 'GET',
  path: '/api/register',
  access: 'visitor',
  response: z.object({ has_schools: z.boolean() }),
})

/**
 * Suggests open schools for a name, village, town or postcode as people type them (three characters or more), mistyped
 * or not finished, best first, at most ten.
 */
export const suggestSchools = endpoint({
  method: 'GET',
  path: '/api/register/schools',
  access: 'visitor',
  query: z.object({ q: text(100) }),
  response: z.array(RegisterSchool),
})

export type RegisterImport = z.infer<typeof RegisterImport>
/**
 * An import of a file of the register: of its schools, or of the links between them. `stopped`: interrupted; the same file resumes there. `part`: the fraction of the
 * file that is done, from 0 to 1. `bad_rows`: the first 300 rows that could not be read, of `bad_count`. `problem`: a
 * sentence that says why it stopped, `""` when nobody knows. `finish_time` is `""` until it has finished.
 */
export const RegisterImport = z.object({
  kind: z.enum(['schools', 'links']),
  state: z.enum(['running', 'finished', 'stopped']),
  part: z.number(),
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  bad_rows: z.array(z.object({ line: z.int(), reason: z.string() })),
  bad_count: z.int(),
  absent_columns: z.array(z.string()),
  problem: z.string(),
  start_time: Moment,
  finish_time: z.union([Moment, z.literal('')]),
})

const RegisterState = z.object({
  /** How many schools the portal knows from the register, those that are closed included. */
  schools: z.int(),
  open_schools: z.int(),
  /** How many schools of the portal have a record that has closed, and wait for an operator to say what followed it. */
  closed_on_portal: z.int(),
  latest: z.nullable(RegisterImport),
})

/** Returns the imports of the national register, and how many schools it has. */
export const viewRegister = endpoint({
  method: 'GET',
  path: '/api/admin/register/imports',
  access: 'support',
  response: RegisterState,
})

/** Accepts the register's CSV of schools or of links between them, plain or gzipped, and responds when the import has begun. */
export const importRegister = endpoint({
  method: 'POST',
  path: '/api/admin/register/imports',
  access: 'moderator',
  upload: 'file',
  response: RegisterState,
  errors: ['register/no-file', 'register/unreadable', 'register/too-large', 'register/busy'],
})
