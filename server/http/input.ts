import type * as z from 'zod/mini'
import { fieldErrors, unreadable } from '#contract/field-errors.ts'
import { Failure } from '../failure.ts'

const maximumDepth = 32

/**
 * Refuses what no field may hold, before any schema parses it: NUL (PostgreSQL cannot store it), lone surrogates (not
 * encodable as UTF-8) and nesting deeper than 32.
 */
function refuseMalformed(value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) throw new Failure('request/malformed')
    return
  }
  if (typeof value !== 'object' || value === null) return
  if (depth >= maximumDepth) throw new Failure('request/malformed')
  for (const [key, entry] of Object.entries(value)) {
    refuseMalformed(key)
    refuseMalformed(entry, depth + 1)
  }
}

/**
 * Parses a query or body. Errors are reported per field, with the schema's own sentence where it has one. The first of
 * those, in the order of the schema, is also the failure's message: it is what a form shows first.
 */
export function parseInput<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  refuseMalformed(value)
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const fields = fieldErrors(parsed.error)
  const message = Object.values(fields).find((sentence) => sentence !== unreadable)
  throw new Failure('request/invalid', { message, fields })
}

/** Parses path parameters. A malformed id names nothing, so it is `not-found`. */
export function parseParams<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new Failure('not-found')
  return parsed.data
}
