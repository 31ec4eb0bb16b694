import { listCases } from '#contract/cases.ts'
import { changeEnquiry, replyToEnquiry, sendDataRequest, sendMessage, viewEnquiry } from '#contract/enquiries.ts'
import { emailOf, nameOf } from './people.ts'
import { createRandom } from './random.ts'
import type { World } from './world.ts'

const questions = [
  'We are a school in Wales. Are the lesson plans matched to the Curriculum for Wales as well, or only to England’s?',
  'My daughter loved the bath on Ladder Street. When does the next book come out?',
  'I did not get the e-mail that my school says it has sent me. Could you look whether it went out?',
  'Our school is merging with the infant school next door in January. What happens to our account and our parents?',
  'Could we have the books in Polish or Urdu? A third of our families would read them.',
  'Is it allowed to print the activity sheets for a holiday club that is not at the school?',
  'The certificate cut off the end of a child’s second surname. Could the letters be smaller?',
  'We should like to thank you! Year 3 opened a pop-up shop, and sold out of lavender bags within twenty minutes.',
  'I am a governor, and need a short statement on how you handle children’s data for our records.',
  'Could I order thirty printed copies with an order number, and pay on invoice?',
]
const replies = [
  'Thank you for asking. Yes, and the teacher’s guide names the parts on its second page. Write again if anything is unclear.',
  'Thank you for telling us. I have looked, and have put it right. It should work from now on.',
  'What a lovely thing to read on a Monday. May we quote it, without names?',
]

/** Messages of a year, most of them answered, and threads that went back and forth. */
export async function playInbox(world: World): Promise<void> {
  const random = createRandom(3)
  for (let number = 0; number < 48; number++) {
    const days = Math.round(350 * (1 - number / 48) ** 1.5)
    const name = nameOf(random)
    const email = emailOf(name, random.pick(['home-mail', 'school-mail']), 2000 + number)
    const long = number === 20 ? `\n\n${questions.join('\n\n')}` : ''
    const message = `${random.pick(questions)}${long}`
    const body = { name, email, telephone: number % 3 === 0 ? '01632 960 201' : '', message, postcode: '' }
    await world.ago(days, () => world.call(sendMessage, { body }))
    if (number >= 41) continue
    for (let round = 0; round <= number % 3; round++) {
      await world.ago(Math.max(0, days - 1 - round), () => reply(world, email, random.pick(replies)))
    }
    if (number % 4 === 0) await world.ago(Math.max(0, days - 6), () => close(world, email))
  }
  // Today, because the day on which it is due does not move with it.
  const name = nameOf(random)
  const message = 'My daughter has left the school. Please delete our address and telephone number.'
  const body = { kind: 'erasure', name, email: emailOf(name, 'home-mail', 2048), message } as const
  await world.call(sendDataRequest, { body })
}

async function find(world: World, q: string) {
  const { cases } = await world.call(listCases, { query: { q } }, world.keys.admin)
  const found = cases.find(({ kind }) => kind === 'enquiries')
  if (!found) throw new Error(`There is no message of ${q}.`)
  return found.id
}

async function reply(world: World, email: string, text: string): Promise<void> {
  const id = await find(world, email)
  const version = await versionOf(world, id)
  await world.call(replyToEnquiry, { params: { id }, body: { version, text } }, world.keys.admin)
}

async function close(world: World, email: string): Promise<void> {
  const id = await find(world, email)
  const version = await versionOf(world, id)
  await world.call(changeEnquiry, { params: { id }, body: { version, status: 'closed' } }, world.keys.admin)
}

async function versionOf(world: World, id: string): Promise<number> {
  return (await world.call(viewEnquiry, { params: { id } }, world.keys.admin)).version
}
