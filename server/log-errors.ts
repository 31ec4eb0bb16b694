import { stdSerializers } from 'pino'

/** Generous, because it must miss none: whatever stands around an `@` and could be an address. */
const email = /[^\s<>()[\]"'`,;:=]+@[^\s<>()[\]"'`,;:=]+/g

/**
 * An error as the log keeps it, without e-mail addresses: mail servers repeat the recipient in their refusals, and the
 * driver of the database a value that broke a rule.
 */
export function withoutEmails(error: Error): unknown {
  return cut(stdSerializers.err(error))
}

function cut(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replace(email, '[e-mail address]')
  if (typeof value !== 'object' || value === null || depth > 4) return value
  if (Array.isArray(value)) return value.map((entry) => cut(entry, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, cut(entry, depth + 1)]))
}
