import { z } from 'zod'
import { EditionKind } from '#contract/editions.ts'
import { Licence } from '#contract/licences.ts'

export type ShippedResource = z.infer<typeof ShippedResource>
const ShippedResource = z.object({
  slug: z.string(),
  title: z.string(),
  category: z.string(),
  description: z.string(),
  isFree: z.boolean(),
  belongsTo: z.string().nullable(),
  ageFrom: z.int(),
  ageTo: z.int(),
  minutes: z.int(),
  readingYear: z.int().nullable().default(null),
  themes: z.array(z.string()).default([]),
  /** Who wrote and published it, `""` for what says it itself. */
  author: z.string().default(''),
  licence: z.enum(Licence.options).default('unstated'),
  pdf: z.string(),
  cover: z.object({ webp480: z.string(), webp960: z.string() }),
  sha256: z.string(),
  /** The file of what is taught with it; null for what nothing is. */
  teaching: z.string().nullable().default(null),
  /** Files that were made of its sources; kinds that this release does not know are another one's. */
  editions: z.array(z.object({ kind: z.enum(EditionKind.options), file: z.string() })).default([]),
})

/** `manifest.json` of the built content. */
export const ShippedContent = z.object({ version: z.string(), resources: z.array(ShippedResource) })
