import { z } from 'zod'

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
  pdf: z.string(),
  cover: z.object({ webp480: z.string(), webp960: z.string() }),
  sha256: z.string(),
})

/** `manifest.json` of the built content. */
export const ShippedContent = z.object({ version: z.string(), resources: z.array(ShippedResource) })
