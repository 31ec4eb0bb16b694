import { urlFor } from '#contract/endpoint.ts'
import { licences } from '#contract/licences.ts'
import { readRecording } from '#contract/narrations.ts'
import { type PagePicture, type Resource, readCover, readPage, readPdf } from '#contract/resources.ts'
import { imageIdIn } from '../images/service.ts'
import type { RecordedPage } from './narrations/queries.ts'
import type { ListedPage, PageRow } from './pages/queries.ts'
import { type EditableField, editable, type ResourceRow } from './queries.ts'

/** Where the cover of a resource is. */
export const coverUrl = (
  { id, version, coverImage }: Pick<ResourceRow, 'id' | 'version' | 'coverImage'>,
  width: '480' | '960' = '480',
) => urlFor(readCover, { params: { id, width }, query: { v: imageIdIn(coverImage) ?? version } })

/** A resource on the wire, as locked or open as `isLocked` says. */
export function toResource(row: ResourceRow, isLocked: boolean): Resource {
  return {
    ...said(row),
    id: row.id,
    image: coverUrl(row),
    image_large: coverUrl(row, '960'),
    aspect: row.coverAspect ?? row.aspect,
    pdf: urlFor(readPdf, { params: { id: row.id } }),
    pdf_version: row.version,
    create_time: row.createdAt.toISOString(),
    permission: permissionOf(row),
    is_locked: isLocked,
    is_book: row.category === 'storybook' && row.isPrepared,
    page_count: row.pageCount,
    version: row.rowVersion,
  }
}

/** What may be done with it, as one sentence. */
export const permissionOf = ({ licence, schoolId }: Pick<ResourceRow, 'licence' | 'schoolId'>): string =>
  licence === 'unstated' && schoolId !== null
    ? 'Somebody at your school has added this: ask them before you copy it for others.'
    : licences[licence].sentence

/** What its author said of it, by the wire's names. */
function said(row: ResourceRow) {
  const fields = Object.entries(editable).map(([field, column]) => [field, row[column]])
  return Object.fromEntries(fields) as { [Field in EditableField]: ResourceRow[(typeof editable)[Field]] }
}

/** The path of a prepared page's picture. */
export function pageImage({ id, version }: ResourceRow, number: number, picture: PagePicture): string {
  return urlFor(readPage, { params: { id, number, picture }, query: { v: version } })
}

/** The picture of a prepared page on the wire. */
export function toPicture(row: ResourceRow, { number, alt }: PageRow) {
  return { number, image: pageImage(row, number, '800'), image_large: pageImage(row, number, '1600'), alt }
}

/** The recording of a page on the wire. */
export function toRecording(id: number, { number, recording, seconds, starts }: RecordedPage) {
  const url = urlFor(readRecording, { params: { id, number }, query: { v: recording } })
  return { id: recording, url, seconds, starts }
}

/** A prepared page on the wire, and what is heard of it. */
export function toBookPage(row: ResourceRow, page: ListedPage, recording: RecordedPage | undefined) {
  const { number, text, wordless, isSpread } = page
  return {
    ...toPicture(row, page),
    is_spread: isSpread,
    text,
    wordless: wordless && { ...wordless, image: pageImage(row, number, 'wordless') },
    recording: recording ? toRecording(row.id, recording) : null,
  }
}
