/**
 * Collects garbage now, between two steps that each hold all of a PDF: left to itself, the next one would begin before
 * the memory of the last is free.
 */
export const letGo = (): void => globalThis.gc?.()
