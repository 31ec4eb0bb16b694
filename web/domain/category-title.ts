import type { Category } from '#contract/resources.ts'

/** What people read for a category: its title from the list, else the slug with spaces and a capital. */
export function categoryTitle(slug: string, categories: readonly Category[] = []): string {
  const listed = categories.find((category) => category.name === slug)?.title.trim()
  const words = listed || slug.replaceAll('-', ' ').trim()
  return words.charAt(0).toLocaleUpperCase('en-GB') + words.slice(1)
}
