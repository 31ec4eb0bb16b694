import { confirmEmail } from '#contract/membership.ts'
import { importRegister, viewRegister } from '#contract/register.ts'
import { signUpSchool, writeToOperator } from '#contract/schools.ts'
import { approveSchool, askSchool, rejectSchool, reopenSchool, viewCase } from '#contract/verification.ts'
import { emailOf, nameOf } from './people.ts'
import { createRandom, type Random } from './random.ts'
import { type DemoSchool, inventSchools, toRegisterCsv, yearLater } from './register.ts'
import { newPassword, type World } from './world.ts'

/** Somebody who works at a school. */
export interface Staff {
  name: string
  email: string
  password: string
  key: string
  school: string
  schoolId: string
}

/** Signs up a school as its staff do. Returns the person who did it. */
async function signUp(world: World, school: DemoSchool, person: { name: string; email: string }): Promise<Staff> {
  const password = newPassword()
  const { auth_key: key, user } = await world.call(signUpSchool, {
    body: {
      full_name: person.name,
      title: school.title,
      address_1: school.street,
      city: school.town,
      county: school.county,
      postcode: school.postcode,
      email: person.email,
      phone_number: '01632 960 118',
      password,
      confirmStaffMember: true,
      agreeTerms: true,
      wantsNews: school.title.length % 2 === 0,
    },
  })
  return { ...person, password, key, school: school.title, schoolId: user.school?.id ?? '' }
}

async function signUpConfirmed(world: World, school: DemoSchool, person: { name: string; email: string }) {
  const staff = await signUp(world, school, person)
  const token = await world.linkFor(person.email)
  await world.call(confirmEmail, { body: { token } }, staff.key)
  return staff
}

/** How many schools join on one day. */
const atOnce = 3

/** Days ago on which a school of the year joined: few in summer, more once the word spreads. */
const joinedAgo = (number: number, count: number) => Math.round(360 - 355 * (number / count) ** 0.7)

async function fillRegister(world: World, schools: DemoSchool[]): Promise<void> {
  await world.upload(importRegister, toRegisterCsv(schools), world.keys.admin)
  for (;;) {
    const { latest } = await world.call(viewRegister, {}, world.keys.admin)
    if (latest?.state === 'finished') return
    if (latest?.state === 'stopped') throw new Error(`The register was not imported: ${latest.problem}`)
    await new Promise((later) => setTimeout(later, 50))
  }
}

/** A school that is in no register of England. */
function abroad(random: Random, title: string, town: string, postcode: string): DemoSchool {
  const [like] = inventSchools(random, 1)
  if (!like) throw new Error('No school was invented.')
  return { ...like, title, town, county: '', postcode, host: 'mail.example' }
}

/**
 * Schools in every state, over a year. Returns the staff of those that are approved, the first to join first, and
 * somebody whose school is being checked.
 */
export async function playSchools(world: World): Promise<{ staff: Staff[]; waiting: Staff }> {
  const random = createRandom(1)
  const count = 72
  const schools = inventSchools(random, count)
  await world.ago(364, () => fillRegister(world, schools))
  const approved: Staff[] = []
  const known = schools.slice(0, 60)
  const people = known.map((school, number) => {
    const name = number === 3 ? 'Bartholomew Featherstonehaugh-Cholmondeley' : nameOf(random)
    return { school, name, email: `${emailOf(name, 'x', number).split('@')[0]}@${school.host}` }
  })
  for (let number = 0; number < people.length; number += atOnce) {
    const some = people.slice(number, number + atOnce)
    approved.push(
      ...(await world.ago(joinedAgo(number, people.length), async () => {
        const signed = await Promise.all(some.map(({ school, ...person }) => signUpConfirmed(world, school, person)))
        await world.settle()
        return signed
      })),
    )
  }

  const admin = world.keys.admin
  const manual = [
    abroad(
      random,
      'Ysgol Gynradd Gymraeg Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      'Llanfairpwll',
      'LL61 5YR',
    ),
    abroad(random, 'Baile an Rubha Primary School', 'Stornoway', 'HS1 2AA'),
    abroad(random, 'St Columba’s Primary School, Ballykelly', 'Limavady', 'BT49 9HP'),
  ]
  for (const [number, school] of manual.entries()) {
    const name = nameOf(random)
    const staff = await world.ago(200 - number * 60, async () => {
      const signed = await signUpConfirmed(world, school, { name, email: emailOf(name, 'island-mail', number) })
      await world.settle()
      const { params, version } = await seenBy(world, signed)
      await world.call(approveSchool, { params, body: { version, register_id: null } }, admin)
      return signed
    })
    approved.push(staff)
  }

  await world.ago(20, () => fillRegister(world, yearLater(schools)))
  return { staff: approved, waiting: await playUndecided(world, random, schools.slice(60)) }
}

/** A school as an operator sees it before deciding. */
async function seenBy(world: World, { schoolId }: Pick<Staff, 'schoolId'>) {
  const params = { id: schoolId }
  return { params, version: (await world.call(viewCase, { params }, world.keys.admin)).version }
}

/** Schools that wait, that were refused, and that have not even confirmed their address. */
async function playUndecided(world: World, random: Random, schools: DemoSchool[]): Promise<Staff> {
  const admin = world.keys.admin
  const next = (days: number, at: number, isConfirmed = true) => {
    const name = nameOf(random)
    const person = { name, email: emailOf(name, 'personal-mail', at) }
    const school = schools[at]
    if (!school) throw new Error(`There is no school ${at}.`)
    return world.ago(days, async () => {
      const signed = await (isConfirmed ? signUpConfirmed(world, school, person) : signUp(world, school, person))
      await world.settle()
      return signed
    })
  }
  const ask = async (staff: Staff, question: string) => {
    const { params, version } = await seenBy(world, staff)
    return world.call(askSchool, { params, body: { version, question } }, admin)
  }
  const reject = async (staff: Staff, reason: string) => {
    const { params, version } = await seenBy(world, staff)
    return world.call(rejectSchool, { params, body: { version, reason } }, admin)
  }

  for (const [at, days] of [9, 5, 2, 1].entries()) await next(days, at)
  await next(3, 4, false)
  await next(12, 5, false)

  const asked = await next(8, 6)
  const question = 'Your address is a private one. Could you write to us once from your school’s address?'
  await world.ago(7, () => ask(asked, question))

  const answered = await next(11, 7)
  await world.ago(10, () => ask(answered, question))
  const message = 'Our school addresses are changing this term. The office can confirm that I work here: 01632 960 118.'
  await world.ago(4, () => world.call(writeToOperator, { body: { message } }, answered.key))

  const reason = 'We could not find anybody of this name at the school. The office told us that you do not work there.'
  const rejected = await next(90, 8)
  await world.ago(88, () => reject(rejected, reason))
  const appealed = await next(30, 9)
  await world.ago(27, () => reject(appealed, reason))
  const appeal =
    'I started in September, and the office did not have me on its list yet. Please ask for Mrs Abernathy, our head.'
  await world.ago(6, () => world.call(writeToOperator, { body: { message: appeal } }, appealed.key))

  const reopened = await next(40, 10)
  await world.ago(38, () => reject(reopened, reason))
  await world.ago(3, async () => {
    const { params, version } = await seenBy(world, reopened)
    await world.call(reopenSchool, { params, body: { version } }, admin)
  })

  // The register says that the last one is closed.
  await next(5, 11)
  return asked
}
