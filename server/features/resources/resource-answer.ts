import { urlFor } from '#contract/endpoint.ts'
import { type Resource, readCover, readPage, readPdf } from '#contract/resources.ts'
import { imageIdIn } from '../images/service.ts'
import type { PageRow, ResourceRow } from './queries.ts'

/** A resource on the wire, as locked or open as `isLocked` says. */
export function resourceAnswer(row: ResourceRow, isLocked: boolean): Resource {
  const coverAt = (width: '480' | '960') =>
    urlFor(readCover, { params: { id: row.id, width }, query: { v: imageIdIn(row.coverImage) ?? row.version } })
  return {
    id: row.id,
    title: row.title,
    category: row.category,
    image: coverAt('480'),
    image_large: coverAt('960'),
    aspect: row.coverAspect ?? row.aspect,
    pdf: urlFor(readPdf, { params: { id: row.id } }),
    create_time: row.createdAt.toISOString(),
    description: row.description,
    is_free: row.isFree,
    is_locked: isLocked,
    is_book: row.category === 'storybook' && row.isPrepared,
    is_draft: row.isDraft,
    belongs_to: row.belongsTo,
    age_from: row.ageFrom,
    age_to: row.ageTo,
    minutes: row.minutes,
    page_count: row.pageCount,
  }
}

/** A prepared page on the wire. */
export function pageAnswer({ id, version }: ResourceRow, { number, alt, text }: PageRow) {
  const imageAt = (width: '800' | '1600') => urlFor(readPage, { params: { id, number, width }, query: { v: version } })
  return { number, image: imageAt('800'), image_large: imageAt('1600'), alt, text }
}
