import { expect, test } from 'vitest'
import { inClass } from '../../data-protection/inventory/in-class.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'

const portal = setUpPortal()

test('no column of what classes did could hold a child: ids, days, numbers, yes or no, and fixed words alone', async () => {
  const tables = inClass.filter(({ kept }) => kept.includes('classUse')).flatMap((set) => Object.keys(set.tables))
  expect(tables).toEqual(['school_uses', 'led_lessons', 'class_outcomes', 'book_feedback'])
  const { rows } = await portal.deps.pool.query<{ place: string; type: string }>(
    `select relname || '.' || attname as place, case typtype when 'e' then 'fixed words' else typname end as type
     from pg_attribute join pg_class on pg_class.oid = attrelid join pg_type on pg_type.oid = atttypid
     where relnamespace = 'public'::regnamespace and relname = any ($1) and attnum > 0 and not attisdropped`,
    [tables],
  )
  const allowed = ['uuid', 'int2', 'int4', 'bool', 'date', 'fixed words']
  expect(rows.length).toBeGreaterThan(25)
  expect(rows.filter(({ type }) => !allowed.includes(type))).toEqual([])
  // An id is one of the row itself, of a school or of a book: none of a person, of a code or of a lesson.
  const ids = rows.filter(({ type, place }) => type === 'uuid' || place.endsWith('_id')).map(({ place }) => place)
  const columns = ids.map((place) => place.split('.')[1])
  expect(new Set(columns)).toEqual(new Set(['id', 'school_id', 'resource_id']))
})
