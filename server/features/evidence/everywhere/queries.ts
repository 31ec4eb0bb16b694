import { sql } from 'kysely'
import type { Db } from '../../../database/tables.ts'
import type { InMonth } from './stretches.ts'

/** What the classes of a school did with a storybook and its papers in a month; `count` is of classes. */
export interface ClassMonth extends InMonth {
  book: number
  /** `""` where no register says. */
  region: string
  /** Per cent of the pupils who are eligible for free school meals; null where no register says. */
  freeMeals: number | null
  readings: number
  lessons: number
  children: number
}

/**
 * What classes did, by school, book and month. Codes, lessons and the numbers that staff enter may be of one class: there are as
 * many classes as the most of these says, and as many children as the larger of those who opened a code on its first day and
 * those whom staff counted.
 */
export async function listClassMonths(db: Db): Promise<ClassMonth[]> {
  const { rows } = await sql<ClassMonth>`
    with used as (
      select school_id, resource_id, date_trunc('month', day)::date as month,
        sum(times) filter (where use = 'class') as codes, sum(times) filter (where use = 'reading') as readings,
        sum(times) filter (where use = 'arrival') as arrivals, sum(times) filter (where use = 'lesson') as lessons,
        0 as entered, 0 as children
      from school_uses where use in ('class', 'reading', 'arrival', 'lesson') group by 1, 2, 3
      union all
      select school_id, resource_id, date_trunc('month', day)::date, 0, 0, 0, count(*), 0, 0
      from led_lessons where reached > 0 group by 1, 2, 3
      union all
      select school_id, resource_id, date_trunc('month', day)::date, 0, 0, 0, 0, count(*), sum(children)
      from class_outcomes group by 1, 2, 3
    ), by_book as (
      select used.school_id, coalesce(belongs_to, resources.id) as book, month, coalesce(sum(codes), 0) as codes,
        coalesce(sum(readings), 0) as readings, coalesce(sum(arrivals), 0) as arrivals, coalesce(sum(lessons), 0) as lessons,
        sum(entered) as entered, sum(children) as children
      from used join resources on resources.id = resource_id group by 1, 2, 3
    )
    select to_char(month, 'YYYY-MM') as month, by_book.school_id as school, book,
      greatest(codes, lessons, entered)::integer as count, readings::integer, lessons::integer,
      greatest(arrivals, by_book.children)::integer as children, coalesce(school_facts.region, '') as region,
      register_schools.free_meal_percent as free_meals
    from by_book
    join schools on schools.id = by_book.school_id
    left join school_facts on school_facts.school_id = schools.id
    left join register_schools on register_schools.id = schools.register_id
    where greatest(codes, lessons, entered, readings) > 0`.execute(db)
  return rows
}

/** What the classes of a school showed in a month, where staff entered both colours; `count` is of classes. */
export interface OutcomeMonth extends InMonth {
  children: number
  firstTowards: number
  firstExpected: number
  firstBeyond: number
  secondTowards: number
  secondExpected: number
  secondBeyond: number
  changedMinds: number
  quietVoices: number
  willTry: number
}

export async function listOutcomeMonths(db: Db): Promise<OutcomeMonth[]> {
  const { rows } = await sql<OutcomeMonth>`
    select to_char(day, 'YYYY-MM') as month, school_id as school, count(*)::integer as count,
      sum(children)::integer as children, sum(first_towards)::integer as first_towards,
      sum(first_expected)::integer as first_expected, sum(first_beyond)::integer as first_beyond,
      sum(second_towards)::integer as second_towards, sum(second_expected)::integer as second_expected,
      sum(second_beyond)::integer as second_beyond, (count(*) filter (where changed_minds))::integer as changed_minds,
      (count(*) filter (where quiet_voices))::integer as quiet_voices,
      (count(*) filter (where will_try))::integer as will_try
    from class_outcomes where first_towards is not null group by 1, 2`.execute(db)
  return rows
}
