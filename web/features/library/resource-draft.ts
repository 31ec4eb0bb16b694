import type { Resource, ResourceBody } from '#contract/resources.ts'

/** The values of the form. */
export function draftOf(resource: Resource | undefined) {
  return {
    pdf: resource?.pdf ?? '',
    title: resource?.title ?? '',
    category: resource?.category ?? '',
    description: resource?.description ?? '',
    image: '',
    belongs_to: resource?.belongs_to ? String(resource.belongs_to) : '',
    age_from: String(resource?.age_from ?? 6),
    age_to: String(resource?.age_to ?? 9),
    minutes: resource?.minutes ? String(resource.minutes) : '',
    reading_year: resource?.reading_year ? String(resource.reading_year) : '',
    themes: resource?.themes.join(', ') ?? '',
    licence: resource?.licence ?? 'unstated',
    is_free: resource?.is_free ?? false,
    is_published: resource ? !resource.is_draft : false,
  }
}

export type ResourceDraft = ReturnType<typeof draftOf>

/** The body of the request. An unchanged cover is left out, so that the server keeps it. */
export function bodyOf(
  draft: ResourceDraft,
  isCoverTouched: boolean,
): Omit<ResourceBody, 'image'> & { image?: string } {
  const { is_published, image, ...rest } = draft
  return {
    ...rest,
    ...(isCoverTouched && { image }),
    is_draft: !is_published,
    belongs_to: draft.belongs_to === '' ? null : Number(draft.belongs_to),
    age_from: Number(draft.age_from),
    age_to: Number(draft.age_to),
    minutes: Number(draft.minutes),
    reading_year: draft.reading_year === '' ? null : Number(draft.reading_year),
    themes: draft.themes
      .split(',')
      .map((theme) => theme.trim())
      .filter((theme) => theme !== ''),
  }
}

/** Returns "market day plan" for "market_day plan.pdf", as a title until somebody types a better one. */
export const titleFrom = (fileName: string) =>
  fileName
    .replace(/\.pdf$/i, '')
    .replace(/_+/g, ' ')
    .trim()
    .slice(0, 150)
