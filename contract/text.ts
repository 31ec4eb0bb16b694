import { z } from 'zod'

/** Text from a person: trimmed, at most `max` characters, `""` when absent (never null, both ways). */
export const text = (max: number) => z.string().trim().max(max, `Use at most ${max} characters.`).default('')

/** An e-mail address: trimmed, lower case, at most 254 characters (RFC 5321). Empty and unreadable ones are refused. */
export const EmailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email('Enter an e-mail address in the form name@example.org.'))

/** A whole number in a path, as decimal digits only: `0x10`, `1e3` and numbers beyond 32 bits are no ids. */
export const Id = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)

/** A moment on the wire: ISO 8601, UTC. */
export const Moment = z.iso.datetime()
