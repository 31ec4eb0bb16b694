import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Moment, storedAddress, text } from './text.ts'

export type Register = z.infer<typeof Register>
/** The registers of the four nations. `gias`: Get Information about Schools, which is England's. */
export const Register = z.enum(['gias', 'wales', 'scotland', 'northern-ireland'])

export type RegisterSchool = z.infer<typeof RegisterSchool>
/**
 * A school of a national register, as far as it helps to fill a form. `id` is ours, `urn` the register's number: URN, school
 * number, SEED code or reference number. `other_title`: its name in the other language, `""` if no list has one.
 */
export const RegisterSchool = z.object({
  id: z.int(),
  register: Register,
  urn: z.string(),
  title: z.string(),
  other_title: z.string(),
  ...storedAddress,
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
 * An import of a file of a register: of its schools, or of the links between them. `stopped`: interrupted; the same file
 * resumes there. `part`: the fraction of the file that is done, from 0 to 1. `closed`: schools that a list of all schools names
 * no longer; `unnamed`: open schools that it lacks and that stay, because it is the list of an area. `bad_rows`: the first 300
 * rows that could not be read, of `bad_count`. `problem`: a sentence that says why it stopped, `""` when nobody knows.
 * `finish_time` is `""` until it has finished.
 */
export const RegisterImport = z.object({
  kind: z.enum(['schools', 'links']),
  register: Register,
  state: z.enum(['running', 'finished', 'stopped']),
  part: z.number(),
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  closed: z.int(),
  unnamed: z.int(),
  bad_rows: z.array(z.object({ line: z.int(), reason: z.string() })),
  bad_count: z.int(),
  absent_columns: z.array(z.string()),
  problem: z.string(),
  start_time: Moment,
  finish_time: z.union([Moment, z.literal('')]),
})

export type RegisterState = z.infer<typeof RegisterState>
export const RegisterState = z.object({
  /** How many schools the portal knows from the register, those that are closed included. */
  schools: z.int(),
  open_schools: z.int(),
  /** How many schools of the portal have a record that has closed, and wait for an operator to say what followed it. */
  closed_on_portal: z.int(),
  /** The registers that have brought a school. `import_time` is `""` when their own list never was imported to its end. */
  lists: z.array(
    z.object({ register: Register, open_schools: z.int(), import_time: z.union([Moment, z.literal('')]) }),
  ),
  latest: z.nullable(RegisterImport),
})

/** Returns the imports of the national register, and how many schools it has. */
export const viewRegister = endpoint({
  method: 'GET',
  path: '/api/admin/register/imports',
  access: 'support',
  response: RegisterState,
})

/**
 * Accepts a published list of schools of one of the four nations (CSV, Excel or OpenDocument workbook) or England's links between them, plain
 * or gzipped, and responds when the import has begun. A list that seems older than the one before is refused, unless
 * `even_if_older` is set.
 */
export const importRegister = endpoint({
  method: 'POST',
  path: '/api/admin/register/imports',
  access: 'moderator',
  query: z.object({ even_if_older: z.optional(z.literal('yes')) }),
  upload: 'file',
  response: RegisterState,
  errors: ['register/no-file', 'register/unreadable', 'register/older', 'register/too-large', 'register/busy'],
})
