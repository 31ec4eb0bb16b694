import type { Db } from '../../../database/tables.ts'
import { Failure } from '../../../failure.ts'
import { listCategories, type ResourceRow } from '../queries.ts'
import { isStorybook } from './queries.ts'

type Facts = Partial<Pick<ResourceRow, 'category' | 'belongsTo' | 'ageFrom' | 'ageTo'>>
type Before = Partial<ResourceRow> & Pick<ResourceRow, 'schoolId'>

/** Refuses, at each field, what the schema alone cannot see to be wrong. */
export async function refuseWrongFacts(db: Db, facts: Facts, before: Before): Promise<void> {
  const fields: Record<string, string> = {}
  const { category, belongsTo } = facts
  const { ageFrom, ageTo } = { ...before, ...facts }
  if (category !== undefined && category !== before.category) {
    const categories = await listCategories(db)
    if (!categories.some(({ name }) => name === category)) fields.category = 'Choose a category from the list.'
  }
  if (belongsTo && belongsTo !== before.belongsTo) {
    const isFit = belongsTo !== before.id && (await isStorybook(db, belongsTo, before.schoolId))
    if (!isFit) fields.belongs_to = 'Choose a storybook from the list.'
  }
  if (ageFrom !== undefined && ageTo !== undefined && ageFrom > ageTo)
    fields.age_to = 'Enter an age that is not below the first one.'
  const [message] = Object.values(fields)
  if (message !== undefined) throw new Failure('request/invalid', { message, fields })
}
