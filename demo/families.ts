import { login } from '#contract/accounts.ts'
import {
  acceptInvitation,
  addUsersCsv,
  declineInvitation,
  inviteColleague,
  listParentLists,
  withdrawParentList,
} from '#contract/invitations.ts'
import { deleteAccount, signUp } from '#contract/membership.ts'
import { endAccess, listPeople } from '#contract/people.ts'
import { disableUser } from '#contract/users.ts'
import { dateFounders } from './past.ts'
import { emailOf, nameOf } from './people.ts'
import { createRandom, type Random } from './random.ts'
import { newPassword, type World } from './world.ts'

/** A parent with an account. */
export interface Parent {
  name: string
  email: string
  password: string
  key: string
}

const domains = ['home-mail', 'family-post', 'inbox-and-out', 'a-long-provider-of-electronic-mail']

function inventFamilies(random: Random, count: number, from: number) {
  return Array.from({ length: count }, (_, number) => {
    const name = nameOf(random)
    return { name, email: emailOf(name, random.pick(domains), from + number) }
  })
}

const csvOf = (families: Array<{ email: string }>) => new Blob([families.map(({ email }) => `${email}\r\n`).join('')])

async function accept(world: World, { name, email }: { name: string; email: string }): Promise<Parent> {
  const password = newPassword()
  const token = await world.linkFor(email)
  const body = { token, full_name: name, password, agreeTerms: true } as const
  const { auth_key: key } = await world.call(acceptInvitation, { body })
  return { name, email, password, key }
}

/** Invites a list of families by CSV. Part of them accept, some decline, and some addresses bounce. */
async function inviteList(world: World, random: Random, families: Array<{ name: string; email: string }>) {
  const bouncing = new Set(families.filter(() => random.chance(0.05)).map(({ email }) => email))
  world.mails.onRecipient = (email) => (bouncing.has(email) ? '550 5.1.1 There is no such mailbox.' : undefined)
  await world.upload(addUsersCsv, csvOf(families), world.keys.senior)
  await world.settle()
  world.mails.onRecipient = () => undefined
  const parents: Parent[] = []
  for (const family of families) {
    if (bouncing.has(family.email)) continue
    if (random.chance(0.58)) parents.push(await accept(world, family))
    else if (random.chance(0.1)) {
      await world.call(declineInvitation, { body: { token: await world.linkFor(family.email) } })
    }
  }
  return parents
}

/**
 * The try-it teacher's school: 240 parents on two lists, colleagues who joined and who did not, and accounts in the
 * states that an account can be in. Returns the parents who have one.
 */
export async function playFamilies(world: World): Promise<Parent[]> {
  const random = createRandom(2)
  await dateFounders(world.pool)
  const families = inventFamilies(random, 240, 0)
  await playMistake(world, random)
  const parents = [
    ...(await world.ago(24, () => inviteList(world, random, families.slice(0, 180)))),
    ...(await world.ago(5, () => inviteList(world, random, families.slice(180)))),
  ]
  await playColleagues(world, random)
  await playOtherParents(world, random, parents)
  return parents
}

/** A colleague who has left the school. */
const nameOfLeaver = 'Gwen Prosser'

async function playColleagues(world: World, random: Random): Promise<void> {
  const senior = world.keys.senior
  for (let number = 0; number < 9; number++) {
    const drawn = nameOf(random)
    const name = number === 0 ? 'Carys Llewellyn-Davies' : number === 4 ? nameOfLeaver : drawn
    const email = emailOf(name, 'tidewell-primary', number)
    await world.ago(26 - number * 3, async () => {
      await world.call(inviteColleague, { body: { email } }, senior)
      await world.settle()
      if (number < 6) await accept(world, { name, email })
    })
  }
  const { people } = await world.call(listPeople, { query: { q: nameOfLeaver } }, senior)
  const leaver = people.find(({ name }) => name === nameOfLeaver)
  if (leaver) await world.ago(4, () => world.call(endAccess, { params: { id: leaver.id } }, senior))
}

/** A list that was uploaded by mistake and undone, after one of its families had accepted. */
async function playMistake(world: World, random: Random): Promise<void> {
  const wrong = inventFamilies(random, 12, 900)
  await world.ago(27, async () => {
    await world.upload(addUsersCsv, csvOf(wrong), world.keys.senior)
    await world.settle()
    const [first] = wrong
    if (first) await accept(world, first)
    const { lists } = await world.call(listParentLists, { query: {} }, world.keys.senior)
    const params = { id: lists[0]?.id ?? '' }
    await world.call(withdrawParentList, { params }, world.keys.senior)
  })
}

/** Parents without a school, unconfirmed ones, one who is leaving, and one whom an operator has disabled. */
async function playOtherParents(world: World, random: Random, parents: Parent[]): Promise<void> {
  for (const days of [13, 6, 2, 1]) {
    const name = nameOf(random)
    const body = { full_name: name, email: emailOf(name, 'home-mail', 1000 + days), password: newPassword() }
    await world.ago(days, () =>
      world.call(signUp, { body: { ...body, address_1: '4 Harbour Row', postcode: 'ZE1 0AA', agreeTerms: true } }),
    )
  }
  const [leaving, disabled] = parents
  if (!leaving || !disabled) throw new Error('No parent has joined.')
  await world.ago(3, () => world.call(deleteAccount, { body: { current_password: leaving.password } }, leaving.key))
  const { user } = await world.call(login, { body: { email: disabled.email, password: disabled.password } })
  await world.ago(4, () => world.call(disableUser, { params: { id: user.id }, body: {} }, world.keys.admin))
  parents.splice(0, 2)
}
