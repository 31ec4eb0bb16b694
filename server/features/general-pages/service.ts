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
import type { Db } from '../../database/tables.ts'
import { refuseStale, staleVersion } from '../../database/versions.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { type CachedResponse, serialiseResponse } from '../../http/cached-response.ts'
import type { FindBrand } from '../brand/service.ts'
import { defaultPage } from './defaults/default-page.ts'
import { fillIn } from './live-facts.ts'
import { findNewest, findVersion, insertVersion, listNewest, listVersions } from './queries.ts'
import { renderRichText } from './rich-text.ts'
import { readSignatures, signText, standingOf, withStanding } from './sign-text.ts'

/** When one of these changes, what visitors read of a general page may have changed. */
export const pageTopics = ['page_versions', 'page_signatures', 'brand', 'organisation', 'resources'] as const

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
  /** Only the text that is saved now can be signed, by somebody who has read its `version`. */
  sign(by: ByUser, name: string, signature: { signedBy: string; version: number }): Promise<EditedPage>
}

/** The titles of the pages for whose text nobody answers with a signature. */
export async function listUnsigned(db: Db): Promise<string[]> {
  const signatureOf = await readSignatures(db)
  const texts = await Promise.all(textsToApprove.map(async (name) => ({ name, text: await currentText(db, name) })))
  return texts.filter(({ name, text }) => signatureOf(name, text)?.state !== 'signed').map(({ text }) => text.title)
}

/** What is saved, or what came with the portal: version 0. */
const currentText = async (db: Db, name: GeneralPageName) =>
  (await findNewest(db, name)) ?? { ...defaultPage(name), version: 0 }

const isName = (name: string): name is GeneralPageName => Object.hasOwn(generalPagePaths, name)

function nameOf(name: string): GeneralPageName {
  if (!isName(name)) throw new Failure('not-found')
  return name
}

/** A page's text with today's facts, in Markdown, and who answers for it: for documents made of it. */
export async function readPageSource(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  brand: FindBrand,
  name: GeneralPageName,
): Promise<{ title: string; source: string; standing: string }> {
  const { details, organisation } = await brand()
  const text = await currentText(db, name)
  const facts = { appName: details.app_name, organisation, settings: config }
  const signature = (await readSignatures(db))(name, text)
  return { title: text.title, source: fillIn(text.source, facts), standing: standingOf(signature) }
}

export function createPages({ db, changes, config }: Deps, brand: FindBrand): Pages {
  async function render(source: string): Promise<string> {
    const { details, organisation } = await brand()
    return renderRichText(fillIn(source, { appName: details.app_name, organisation, settings: config }))
  }

  const answers = cached(changes, pageTopics, async (wanted) => {
    const name = nameOf(wanted)
    const text = await currentText(db, name)
    const signature = (await readSignatures(db))(name, text)
    return serialiseResponse(viewPage, {
      name,
      title: text.title,
      details: await render(withStanding(text, signature)),
    })
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
    const signature = (await readSignatures(db))(name, newest)
    return { ...newest, name, details: await render(newest.source), signature, versions: [...saved, first] }
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
          throw staleVersion('page')
        await recordAudit(trx, by, 'page.saved', `${name} ${before + 1}`)
      })
      return edit(name)
    },
    async sign(by, wanted, { signedBy, version: read }) {
      const name = nameOf(wanted)
      const text = await currentText(db, name)
      if (!textsToApprove.some((one) => one === name)) throw new Failure('not-found')
      refuseStale('page', text.version, read)
      await signText(db, by, name, text, signedBy)
      return edit(name)
    },
  }
}
