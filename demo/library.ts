import { createResource, updateResource, uploadPdf } from '#contract/library.ts'
import { listResources, registerView } from '#contract/resources.ts'
import { printStory } from './books/print-story.ts'
import { stories } from './books/stories.ts'
import type { Parent } from './families.ts'
import { createRandom } from './random.ts'
import type { Staff } from './schools.ts'
import type { World } from './world.ts'

async function upload(world: World, pdf: Uint8Array): Promise<string> {
  const file = new Blob([new Uint8Array(pdf)], { type: 'application/pdf' })
  return (await world.upload(uploadPdf, file, world.keys.admin)).pdf
}

/** Four more books, a draft, and what a school has added for itself. */
export async function playLibrary(world: World): Promise<void> {
  for (const [number, story] of stories.entries()) {
    const { title, description, isFree, minutes, ages } = story
    const words = { title, description, is_free: isFree, minutes, age_from: ages[0], age_to: ages[1] }
    await world.ago(300 - number * 70, async () => {
      const pdf = await upload(world, await printStory(story))
      const facts = { ...words, category: 'storybook', licence: 'cc-by' } as const
      const book = await world.call(createResource, { body: { ...facts, pdf } }, world.keys.admin)
      // A storybook is published once its pages have been prepared and their pictures are described.
      await world.settle()
      const published = { params: { id: String(book.id) }, body: { is_draft: false, version: book.version } }
      await world.call(updateResource, published, world.keys.admin)
      const plan = { title: `${title}: lesson plan`, category: 'lesson-plan', belongs_to: book.id, minutes: 60 }
      const sheet = await upload(world, await printStory({ ...story, pages: story.pages.slice(0, 1) }))
      await world.call(createResource, { body: { ...plan, pdf: sheet } }, world.keys.admin)
    })
  }
  const [first] = stories
  if (!first) return
  await world.ago(2, async () => {
    const pdf = await upload(world, await printStory({ ...first, title: 'The Clockmender’s Apprentice' }))
    const draft = { title: 'The Clockmender’s Apprentice', category: 'storybook', pdf, is_draft: true }
    await world.call(createResource, { body: draft }, world.keys.admin)
  })
}

/** A year of reading: more each month, less in the holidays, by staff and lately by families too. */
export async function playReading(world: World, staff: Staff[], parents: Parent[]): Promise<void> {
  const random = createRandom(5)
  const shelf = await world.call(listResources, { query: {} }, world.keys.senior)
  for (let week = 50; week >= 0; week--) {
    const month = new Date(Date.now() - week * 7 * 86_400_000).getMonth()
    const reads = month === 7 ? 2 : Math.round(6 + (50 - week) * 0.5)
    await world.ago(week * 7, async () => {
      for (let number = 0; number < reads; number++) {
        const isFamily = week < 4 && random.chance(0.6)
        const key = isFamily ? random.pick(parents).key : random.pick(staff).key
        // Some books are loved more than others.
        const resource = shelf[Math.min(random.integer(shelf.length), random.integer(shelf.length))]
        if (resource) await world.call(registerView, { body: { resource_id: resource.id } }, key)
      }
    })
  }
}
