import { stdSerializers } from 'pino'

/** Generous, because it must miss none: everything around an `@` that could be an e-mail address. */
const email = /[^\s<>()[\]"'`,;:=]+@[^\s<>()[\]"'`,;:=]+/g

/**
 * An error as it is logged, without e-mail addresses: mail servers repeat the recipient when they refuse it, and the
 * database driver repeats values that violate a constraint.
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
