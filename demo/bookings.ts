import { type BookingStatus, bookSession, changeBooking, replyToBooking, viewBooking } from '#contract/bookings.ts'
import { dayProblem, nationOf } from '#contract/school-days.ts'
import { findBookingId, moveBookingDays } from './past.ts'
import { createRandom, type Random } from './random.ts'
import type { Staff } from './schools.ts'
import type { World } from './world.ts'

/** Weeks by which the days of sessions in the past are moved: they have to lie ahead when they are asked for. */
const oneYear = 52 * 7

/** The first school day that is at least that many days ahead. */
function schoolDay(ahead: number): string {
  for (let days = ahead; ; days++) {
    const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    if (!dayProblem(day, nationOf(''))) return day
  }
}

const messages = [
  'We should like our two Year 3 classes to plan a stall for the summer fair. Could the visitor bring examples?',
  'Is it possible to have the session in our hall? There is a lift, and parking behind the kitchen.',
  '',
  'Six children in the class use Makaton, and one a wheelchair. Please tell us what we should prepare.',
]

async function ask(world: World, random: Random, staff: Staff, days: string[]): Promise<string> {
  const { reference } = await world.call(
    bookSession,
    {
      body: {
        name: staff.name,
        email: staff.email,
        phone: '01632 960 118',
        school: staff.school,
        message: random.pick(messages),
        preferred_dates: days,
        year_groups: random.pick([['Year 2'], ['Year 3', 'Year 4'], ['Year 4']]),
        class_sizes: random.pick(['28', '30 and 27', 'about 60 in two groups']),
      },
    },
    staff.key,
  )
  return reference
}

/** What is agreed beside the day. */
const agreed = {
  ...{ starts_at: '09:30', minutes: 90, format: 'in-person' as const },
  ...{ visitor: 'Rosalind Achebe-Hart', place: 'The school hall' },
}

async function become(world: World, reference: string, status: BookingStatus, day: string, text = ''): Promise<void> {
  const admin = world.keys.admin
  const params = { id: await findBookingId(world.pool, reference) }
  const { version } = await world.call(viewBooking, { params }, admin)
  await world.call(
    changeBooking,
    { params, body: { version, status, session_on: day, text, ...(status === 'confirmed' && agreed) } },
    admin,
  )
}

async function reply(world: World, reference: string, text: string): Promise<void> {
  const params = { id: await findBookingId(world.pool, reference) }
  const { version } = await world.call(viewBooking, { params }, world.keys.admin)
  await world.call(replyToBooking, { params, body: { version, text } }, world.keys.admin)
}

/** Sessions of a year: those that took place, those that were cancelled, the agreed ones, and requests that wait. */
export async function playBookings(world: World, staff: Staff[]): Promise<void> {
  const random = createRandom(4)
  const teacher = await tryItTeacher(world)
  for (let number = 0; number < 26; number++) {
    const past = 320 - number * 12
    const asking = number % 9 === 4 ? teacher : random.pick(staff)
    const day = schoolDay(oneYear - past)
    const reference = await world.ago(past + 38, () => ask(world, random, asking, [day, schoolDay(oneYear - past + 9)]))
    if (number % 6 === 5) {
      await world.ago(past + 20, () => become(world, reference, 'cancelled', '', 'The school has asked us to.'))
    } else {
      await world.ago(past + 30, () => become(world, reference, 'confirmed', day, 'We look forward to it.'))
      await world.ago(past - 1, () => become(world, reference, 'done', ''))
    }
    await moveBookingDays(world.pool, reference, oneYear)
  }
  for (const [number, ahead] of [1, 7, 8, 16, 30, 61, 120].entries()) {
    const asking = number % 3 === 0 ? teacher : random.pick(staff)
    const day = schoolDay(ahead)
    const reference = await world.ago(20 - number, () => ask(world, random, asking, [day]))
    await world.ago(12 - number, () =>
      become(world, reference, 'confirmed', day, 'Our visitor has two pop-up stalls with her.'),
    )
  }
  for (const [number, days] of [9, 6, 5, 3, 2, 0].entries()) {
    const asking = number === 2 ? teacher : random.pick(staff)
    const reference = await world.ago(days, () =>
      ask(
        world,
        random,
        asking,
        [schoolDay(25 + number * 9), schoolDay(40 + number), schoolDay(70)].slice(0, 1 + (number % 3)),
      ),
    )
    if (number === 0) await world.ago(7, () => reply(world, reference, 'Would an afternoon suit you as well?'))
  }
}

async function tryItTeacher(world: World): Promise<Staff> {
  const account = world.accounts.find(({ role }) => role === 'senior')
  if (!account) throw new Error('There is no teacher to try it with.')
  const { email, password } = account
  return {
    name: 'Priya Nair',
    email,
    password,
    key: world.keys.senior,
    school: 'Tidewell Primary School',
    schoolId: '',
  }
}
