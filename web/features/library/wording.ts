import type { Category } from '#contract/resources.ts'
import { dateFormat } from '../../ui/moment.ts'

export const day = dateFormat({ dateStyle: 'medium' })

export const storybook = 'storybook'

/** What people read for a category's slug. */
export const categoryTitle = (slug: string, categories: readonly Category[] = []) =>
  categories.find(({ name }) => name === slug)?.title ?? slug

export const pages = (count: number) => `${count} ${count === 1 ? 'page' : 'pages'}`
