import type { Kysely } from 'kysely'
import {
  type EditedPage,
  type GeneralPageName,
  generalPagePaths,
  type PageEntry,
  textsToApprove,
  viewPage,
} from '#contract/general-pages.ts'
import { type ByUser, recordAudit } from '../../database/audit.ts'
import { cached } from '../../database/cache.ts'
import type { Database } from '../../database/tables.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { type CachedResponse, serialiseResponse } from '../../http/cached-response.ts'
import type { FindBrand } from '../brand/service.ts'
import { defaultPage, unapproved } from './defaults/default-page.ts'
import { fillIn } from './live-facts.ts'
import { findNewest, findVersion, insertVersion, listNewest, listVersions } from './queries.ts'
import { renderRichText } from './rich-text.ts'

/** A text as somebody wants it saved. `version` is the one that was edited. */
export interface PageDraft {
  title: string
  source: string
  version: number
}

/** The general pages. Any other name is not found. */
export interface Pages {
  /** What visitors read, cached and serialised until the page or the brand changes. */
  answerFor(name: string): CachedResponse | Promise<CachedResponse>
  list(): Promise<PageEntry[]>
  edit(name: string): Promise<EditedPage>
  version(name: string, version: number): Promise<{ title: string; source: string; details: string }>
  /** HTML of a text that has not been saved. */
  preview(source: string): Promise<string>
  save(by: ByUser, name: string, draft: PageDraft): Promise<EditedPage>
}

/** The titles of the pages whose text nobody has approved by saving it. */
export async function listUnapproved(db: Kysely<Database>): Promise<string[]> {
  const saved = new Set((await listNewest(db)).map(({ name }) => name))
  return textsToApprove.filter((name) => !saved.has(name)).map((name) => defaultPage(name).title)
}

const isName = (name: string): name is GeneralPageName => Object.hasOwn(generalPagePaths, name)

function nameOf(name: string): GeneralPageName {
  if (!isName(name)) throw new Failure('not-found')
  return name
}

/** A page's text with today's facts, in Markdown, and whether somebody has checked it: for documents made of it. */
export async function readPageSource(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  brand: FindBrand,
  name: GeneralPageName,
): Promise<{ title: string; source: string; standing: string }> {
  const { details, organisation } = await brand()
  const newest = await findNewest(db, name)
  const { title, source } = newest ?? defaultPage(name)
  const facts = { appName: details.app_name, organisation, securityContact: config.securityContact }
  const isDraft = !newest && textsToApprove.some((one) => one === name)
  return { title, source: fillIn(source, facts), standing: isDraft ? 'Draft.' : '' }
}

export function createPages({ db, changes, config }: Deps, brand: FindBrand): Pages {
  async function render(source: string): Promise<string> {
    const { details, organisation } = await brand()
    return renderRichText(
      fillIn(source, { appName: details.app_name, organisation, securityContact: config.securityContact }),
    )
  }

  const answers = cached(changes, ['page_versions', 'brand', 'organisation', 'resources'], async (wanted) => {
    const name = nameOf(wanted)
    const { title, source } = (await findNewest(db, name)) ?? { ...defaultPage(name), source: unapproved(name) }
    return serialiseResponse(viewPage, { name, title, details: await render(source) })
  })

  async function version(wanted: string, number: number) {
    const name = nameOf(wanted)
    const found = number === 0 ? defaultPage(name) : await findVersion(db, name, number)
    if (!found) throw new Failure('not-found')
    return { ...found, details: await render(found.source) }
  }

  async function edit(wanted: string): Promise<EditedPage> {
    const name = nameOf(wanted)
    const first = { ...defaultPage(name), version: 0, edited_time: '', edited_by: '' }
    const saved = (await listVersions(db, name)).map((row) => ({
      title: row.title,
      source: row.source,
      version: row.version,
      edited_time: row.createdAt.toISOString(),
      edited_by: row.editor,
    }))
    const newest = saved[0] ?? first
    return { ...newest, name, details: await render(newest.source), versions: [...saved, first] }
  }

  return {
    answerFor: (name) => answers(nameOf(name)),
    version,
    edit,
    preview: render,
    async list() {
      const edited = new Map((await listNewest(db)).map((row) => [row.name, row]))
      const names = Object.keys(generalPagePaths).filter(isName)
      return Promise.all(
        names.map(async (name) => {
          const row = edited.get(name)
          return row
            ? {
                name,
                title: row.title,
                version: row.version,
                edited_time: row.createdAt.toISOString(),
                edited_by: row.editor,
              }
            : { name, title: defaultPage(name).title, version: 0, edited_time: '', edited_by: '' }
        }),
      )
    },
    async save(by, wanted, { title, source, version: before }) {
      const name = nameOf(wanted)
      const newest = await findNewest(db, name)
      // Sent twice, or nothing was changed: there is nothing to do, and nobody to warn.
      if (newest?.title === title && newest.source === source) return edit(name)
      await db.transaction().execute(async (trx) => {
        if (!(await insertVersion(trx, { name, title, source, authorId: by.userId, before })))
          throw new Failure('page/changed-meanwhile')
        await recordAudit(trx, by, 'page.saved', `${name} ${before + 1}`)
      })
      return edit(name)
    },
  }
}
