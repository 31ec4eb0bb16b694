import { randomUUID } from 'node:crypto'
import { createClassCode } from '#contract/class-codes.ts'
import { openClassCode } from '#contract/class-reading.ts'
import { addOutcome, type Bands, endLesson, startLesson } from '#contract/evidence.ts'
import { type Face, FeedbackStatement, giveFeedback } from '#contract/feedback.ts'
import { listResources, registerView } from '#contract/resources.ts'
import { dayAfter, isWorkingDay, todayInUk } from '#contract/school-days.ts'
import { usualHoliday } from '#contract/school-holidays.ts'
import { addTaughtPlan, renewTaughtCode, viewParentsPage } from '#contract/taught.ts'
import { moveClassDays } from './past.ts'
import { createRandom, type Random } from './random.ts'
import type { Staff } from './schools.ts'
import type { World } from './world.ts'

/** How many lessons there are in the year, and how many days ago it began. */
const lessons = 60
const beginning = 330

/** How many days ago each lesson was: spread over the school days of the year, up to the day before yesterday. */
function lessonDays(): number[] {
  const nation = 'england-and-wales'
  const ago = Array.from({ length: beginning - 1 }, (_, index) => beginning - index)
  const schoolDays = ago.filter((days) => {
    const day = dayAfter(todayInUk(), -days)
    return isWorkingDay(day, nation) && usualHoliday(day, nation) === undefined
  })
  return Array.from({ length: lessons }, (_, number) => {
    const days = schoolDays[Math.floor((number * (schoolDays.length - 1)) / (lessons - 1))]
    if (days === undefined) throw new Error('The year had no school days.')
    return days
  })
}

/** A class before the lesson, and after it: some have moved up a band. */
function bandsOf(random: Random, children: number): { first: Bands; second: Bands } {
  const first = { towards: Math.round(children * 0.45), expected: Math.round(children * 0.4), beyond: 0 }
  first.beyond = children - first.towards - first.expected
  const moved = random.integer(first.towards)
  const further = random.integer(4)
  return {
    first,
    second: {
      towards: first.towards - moved,
      expected: first.expected + moved - further,
      beyond: first.beyond + further,
    },
  }
}

/** A year in class: codes that classes open, lessons with their numbers, and how the children liked the books. */
export async function playClasses(world: World, staff: Staff[]): Promise<void> {
  const random = createRandom(7)
  const teachers = [world.keys.senior, ...staff.map(({ key }) => key)]
  const shelf = await world.call(listResources, { query: {} }, world.keys.senior)
  const books = shelf.filter(({ category, is_book }) => category === 'storybook' && is_book).slice(0, 7)
  for (const [number, days] of lessonDays().entries()) {
    const key = number % 3 === 0 ? world.keys.senior : random.pick(teachers)
    const book = random.pick(books)
    await world.ago(days, () => teach(world, random, { key, bookId: book.id }))
    await moveClassDays(world.pool, days)
  }
  await showParents(world)
}

async function teach(world: World, random: Random, { key, bookId }: { key: string; bookId: number }): Promise<void> {
  const children = 18 + random.integer(14)
  await world.call(registerView, { body: { resource_id: bookId } }, key)
  const { code } = await world.call(createClassCode, { body: { resource_id: bookId } }, key)
  for (let opened = 0; opened < 8; opened++) await world.call(openClassCode, { body: { code } })
  const steps = 8
  const about = { resource_id: bookId, steps }
  const { lesson } = await world.call(startLesson, { body: { ...about, reached: 1 } }, key)
  await world.call(endLesson, { body: { lesson, steps, reached: random.chance(0.8) ? steps : 5 } }, key)
  const year = random.pick([1, 2, 2, 3, 3, 3, 4, 0])
  const statements = (['changed-minds', 'quiet-voices', 'will-try'] as const).filter(() => random.chance(0.4))
  const numbers = { year, children, statements, lesson, is_another: true }
  if (random.chance(0.85)) await world.call(addOutcome, { body: { ...numbers, ...bandsOf(random, children) } }, key)
  const face = random.pick<Face>(['liked', 'liked', 'liked', 'so-so', 'disliked'])
  const ticked = FeedbackStatement.options.filter(() => random.chance(0.4))
  const body = { resource_id: bookId, year, face, statements: ticked }
  await world.call(giveFeedback, { params: { id: randomUUID() }, body }, key)
}

/** What the try-it school shows its parents. */
async function showParents(world: World): Promise<void> {
  const key = world.keys.senior
  const { led } = await world.call(viewParentsPage, {}, key)
  for (const [number, { resource_id, term, year }] of led.slice(0, 4).entries())
    await world.call(addTaughtPlan, { body: { resource_id, term, year: year ?? 3, is_taught: number > 0 } }, key)
  await world.call(renewTaughtCode, { body: { replaces: '' } }, key)
}
