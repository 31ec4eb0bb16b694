import type * as z from 'zod/mini'

/** The maximum length of a schema's string, for the `maxLength` of its control; undefined without a limit. */
export function lengthLimit(schema: z.core.$ZodType | undefined): number | undefined {
  const def = (schema as z.core.$ZodTypes | undefined)?._zod.def
  if (!def) return undefined
  if (def.type === 'string') return limitOfChecks(def.checks)
  if (def.type === 'pipe') return lengthLimit(def.out) ?? lengthLimit(def.in)
  if (def.type === 'default' || def.type === 'optional' || def.type === 'catch') return lengthLimit(def.innerType)
  return undefined
}

function limitOfChecks(checks: z.core.$ZodCheck<never>[] = []): number | undefined {
  for (const { _zod } of checks) {
    const { check, maximum } = _zod.def as z.core.$ZodCheckMaxLengthDef
    if (check === 'max_length') return maximum
  }
  return undefined
}
