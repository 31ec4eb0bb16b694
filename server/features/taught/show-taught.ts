import { urlFor } from '#contract/endpoint.ts'
import { readTaughtPage, type TaughtContent, type TaughtList, type TaughtPlan } from '#contract/taught.ts'
import { readTaughtCode } from '../../database/school-code.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { networkOf } from '../../http/network.ts'
import { listOpenResources, listPages, listPageWords, type ResourceRow, readLesson } from '../resources/service.ts'
import { findNation } from '../schools/service.ts'
import { findSchoolByTaughtCode, isRegisteredInEngland, listPlans, type PlanRow } from './queries.ts'

/** What the school of a code shows, of what is on the shelf for it now. Nothing else of the shelf is reached from here. */
async function findShown({ db }: Pick<Deps, 'db'>, typed: string) {
  const code = readTaughtCode(typed)
  const school = code && (await findSchoolByTaughtCode(db, code))
  if (!school) return null
  const open = await listOpenResources(db, 'full', school.id)
  const plans = (await listPlans(db, school.id)).filter(({ resourceId }) => open.some(({ id }) => id === resourceId))
  return { school, open, plans }
}

/** Throws `taught/no-such-code`, and `request/too-many` after too many wrong ones. */
export async function listShown(
  deps: Pick<Deps, 'db' | 'failures' | 'limiters'>,
  { typed, ip }: { typed: string; ip: string },
): Promise<TaughtList> {
  await deps.limiters.taughtPerNetwork.count(ip)
  const keys = { schoolCodesPerNetwork: networkOf(ip) }
  const shown = await deps.failures.attempt(keys, () => findShown(deps, typed), { candidate: typed })
  if (!shown) throw new Failure('taught/no-such-code')
  const { school, plans, open } = shown
  const isBook = (id: number) => open.some((row) => row.id === id && row.category === 'storybook' && row.isPrepared)
  return {
    school: school.title,
    nation: await findNation(deps.db, school.id),
    is_england: await isRegisteredInEngland(deps.db, school.id),
    plans: plans.map((plan) => ({
      ...toPlan(plan),
      image: isBook(plan.resourceId) ? pageUrl(plan.id, 1, typed) : '',
    })),
  }
}

/** Something that is shown, with its resource. A plan's id cannot be guessed, so a wrong code is no guess here. */
async function findPlan(deps: Pick<Deps, 'db'>, id: string, typed: string) {
  const shown = await findShown(deps, typed)
  const plan = shown?.plans.find((one) => one.id === id)
  const resource = shown?.open.find((row) => row.id === plan?.resourceId)
  return shown && plan && resource ? { ...shown, plan, resource } : null
}

/** Throws `taught/no-such-code` and `request/too-many`. */
export async function readShown(
  deps: Pick<Deps, 'db' | 'limiters'>,
  { id, typed, ip }: { id: string; typed: string; ip: string },
): Promise<TaughtContent> {
  const { db } = deps
  await deps.limiters.taughtPerNetwork.count(ip)
  const found = await findPlan(deps, id, typed)
  if (!found) throw new Failure('taught/no-such-code')
  const { plan, resource, open } = found
  const isBook = resource.category === 'storybook'
  const papers = isBook ? open.filter((row) => isPlanOf(row, resource)) : [resource]
  const { steps } = await readLesson(db, papers.length > 0 ? papers.map((row) => row.id) : [resource.id])
  const pages = isBook && resource.isPrepared ? await listPages(db, resource.id, resource.version) : []
  return {
    plan: toPlan(plan),
    lesson: { steps },
    papers: await Promise.all(papers.map(async (row) => ({ ...named(row), pages: await paragraphsOf(db, row) }))),
    pages: pages.map(({ number, alt, text }) => ({
      ...{ number, alt, text },
      image: pageUrl(id, number, typed),
    })),
    aspect: resource.aspect,
  }
}

/** The storybook of a page that is shown. Throws `not-found`. */
export async function findShownBook(
  deps: Pick<Deps, 'db'>,
  { id, number, typed }: { id: string; number: number; typed: string },
): Promise<ResourceRow> {
  const book = (await findPlan(deps, id, typed))?.resource
  if (book?.category !== 'storybook' || !book.isPrepared || number > book.pageCount) throw new Failure('not-found')
  return book
}

const pageUrl = (id: string, number: number, token: string) =>
  urlFor(readTaughtPage, { params: { id, number }, query: { token } })

const isPlanOf = (row: ResourceRow, book: ResourceRow) => row.belongsTo === book.id && row.category === 'lesson-plan'
const named = ({ id, title }: ResourceRow) => ({ id, title })

async function paragraphsOf(db: Deps['db'], paper: ResourceRow): Promise<string[][]> {
  const pages = await listPageWords(db, paper)
  return pages.map((words) => words.split('\n').filter((line) => line.trim() !== ''))
}

const toPlan = ({ id, title, category, year, term, isTaught }: PlanRow): TaughtPlan => ({
  ...{ id, title, category, year, term },
  is_taught: isTaught,
})
