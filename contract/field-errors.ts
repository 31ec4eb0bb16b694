import type * as z from 'zod/mini'

/** For input that nobody can have typed, if a schema has no sentence of its own. */
export const unreadable = 'This is not in the form we expect.'

/** zod's own messages begin like this; with no locale loaded, as in the browser, all of them are "Invalid input". */
const isOfZod = (message: string) => message.startsWith('Invalid') || message.startsWith('Too')

/**
 * The sentence to show at each field that a schema refused, by the field's path (`preferred_dates.1`; `body` for the
 * whole input), in the order of the schema. Of several issues with one field the first counts.
 */
export function fieldErrors({ issues }: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { path, message } of issues) fields[path.join('.') || 'body'] ??= isOfZod(message) ? unreadable : message
  return fields
}
