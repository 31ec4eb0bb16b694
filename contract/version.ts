import * as z from 'zod/mini'

/**
 * Counts the changes of something. A change names the version that its author saw: if there is a newer one, the call
 * fails with `changed-meanwhile`, and nothing is changed. 0 is what came with the portal.
 */
export const Version = z.int().check(z.minimum(0), z.maximum(1_000_000_000))
