import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { ResourceId } from './resources.ts'

export type ShowcaseChoice = z.infer<typeof ShowcaseChoice>
/** `featured`: the id of the chosen book, null for the first free storybook. `choices`: the free storybooks, in shelf order. */
export const ShowcaseChoice = z.object({
  featured: z.nullable(z.int()),
  choices: z.array(z.object({ id: z.int(), title: z.string() })),
})

/** Returns the book that visitors may look into, and those that could be chosen. */
export const viewShowcaseChoice = endpoint({
  method: 'GET',
  path: '/api/admin/showcase',
  access: 'editor',
  response: ShowcaseChoice,
})

/** Names the book whose first pages everybody may see; null for the first free storybook. */
export const featureBook = endpoint({
  method: 'PUT',
  path: '/api/admin/showcase',
  access: 'editor',
  body: z.object({ resource_id: z.nullable(ResourceId) }),
  response: ShowcaseChoice,
})
