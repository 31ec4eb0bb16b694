import * as z from 'zod/mini'

/** How many entries a page of a list has. */
export const pageSize = 25

/** How many pages a list of that length fills; one when it is empty. */
export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / pageSize))

/** The highest number of a page that can be asked for. */
export const maxPages = 10_000

/** Which page of a list, from 1. */
export const PageNumber = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxPages)))
