import type { Book, Resource } from '#contract/resources.ts'

/** What the readers show of a resource: a class is told no more. */
export type ReadResource = Pick<Resource, 'id' | 'title' | 'image' | 'pdf' | 'age_from' | 'age_to'>

export type ReadBook = Omit<Book, 'resource'> & { resource: ReadResource }
