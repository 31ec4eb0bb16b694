import { urlFor } from '#contract/endpoint.ts'
import { readShowcaseCover, readShowcasePage, viewShowcase } from '#contract/showcase.ts'
import { cached } from '../../../database/cache.ts'
import type { Deps } from '../../../deps.ts'
import { type CachedResponse, serialiseResponse } from '../../../http/cached-response.ts'
import { fileOf, imageIdIn } from '../../images/service.ts'
import { keys } from '../keys.ts'
import { listPages, type PageRow } from '../pages/queries.ts'
import type { ResourceRow } from '../queries.ts'
import { listFreeBooks } from './queries.ts'

/** How many covers everybody may see, and how many pages of the featured book. */
const shown = { covers: 12, pages: 5 }

/** What everybody may see of the library. Nothing else is ever sent to visitors. */
export interface Showcase {
  answer: CachedResponse
  /** The books with public covers, by id. */
  covers: ReadonlyMap<number, ResourceRow>
  /** The book with public pages, and their numbers; null when there is none. */
  featured: { book: ResourceRow; pages: ReadonlySet<number> } | null
}

/** The showcase, cached until a resource changes. */
export function createShowcase({ db, changes }: Pick<Deps, 'db' | 'changes'>): () => Showcase | Promise<Showcase> {
  const find = cached(changes, ['resources'], async (): Promise<Showcase> => {
    const free = await listFreeBooks(db)
    const book = featuredOf(free)
    const ordered = book ? [book, ...free.filter((other) => other !== book)] : free
    const covers = ordered.slice(0, shown.covers)
    const pages = book ? (await listPages(db, book.id, book.version)).slice(0, shown.pages) : []
    return {
      answer: serialiseResponse(viewShowcase, {
        covers: covers.map(toCover),
        book: book && {
          id: book.id,
          title: book.title,
          aspect: book.aspect,
          pages: pages.map((page) => toPage(book, page)),
        },
      }),
      covers: new Map(covers.map((row) => [row.id, row])),
      featured: book && { book, pages: new Set(pages.map(({ number }) => number)) },
    }
  })
  return () => find('')
}

type FreeBook = Awaited<ReturnType<typeof listFreeBooks>>[number]

/** The book that the operator named, or the first that is ready. */
function featuredOf(free: FreeBook[]): FreeBook | null {
  const prepared = free.filter((book) => book.isPrepared)
  return prepared.find(({ isFeatured }) => isFeatured) ?? prepared[0] ?? null
}

/** Where the cover of a book is stored. */
export function coverFile({ coverImage, version }: ResourceRow, width: '480' | '960'): string {
  const picture = imageIdIn(coverImage)
  return picture ? fileOf(picture) : keys.cover(version, width)
}

/** The featured book of the front door, with the key of its cover; null when there is none. */
export async function findFeaturedBook(db: Deps['db']): Promise<{ id: number; title: string; cover: string } | null> {
  const book = featuredOf(await listFreeBooks(db))
  return book && { id: book.id, title: book.title, cover: coverFile(book, '480') }
}

function toCover(row: ResourceRow) {
  const query = { v: imageIdIn(row.coverImage) ?? row.version }
  const coverAt = (width: '480' | '960') => urlFor(readShowcaseCover, { params: { id: row.id, width }, query })
  return {
    id: row.id,
    title: row.title,
    image: coverAt('480'),
    image_large: coverAt('960'),
    aspect: row.coverAspect ?? row.aspect,
  }
}

function toPage({ id, version }: ResourceRow, { number, alt }: PageRow) {
  const pageAt = (width: '800' | '1600') =>
    urlFor(readShowcasePage, { params: { id, number, width }, query: { v: version } })
  return { number, alt, image: pageAt('800'), image_large: pageAt('1600') }
}
