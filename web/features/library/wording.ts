import type { Category } from '#contract/resources.ts'

export const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })

export const storybook = 'storybook'

/** What people read for a category's slug. */
export const categoryTitle = (slug: string, categories: readonly Category[] = []) =>
  categories.find(({ name }) => name === slug)?.title ?? slug

export const pages = (count: number) => `${count} ${count === 1 ? 'page' : 'pages'}`
