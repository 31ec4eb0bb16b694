import type { Resource, ResourceBody } from '#contract/resources.ts'

/** What the form holds, as it is typed. */
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
    is_free: resource?.is_free ?? false,
    is_published: resource ? !resource.is_draft : false,
  }
}

export type ResourceDraft = ReturnType<typeof draftOf>

/** What is sent. A cover that was not touched is left out, so that it stays. */
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
  }
}

const isFilled = (value: unknown) => String(value).trim() !== ''
const isAge = (value: unknown) => /^\d{1,2}$/.test(String(value)) && Number(value) >= 3 && Number(value) <= 18
const isMinutes = (value: unknown) => /^\d{0,3}$/.test(String(value)) && Number(value) <= 600

/** In the order of the form. `isSending`: the PDF is under way. */
export function checksOf(isSending: boolean, isOperator: boolean) {
  const checks = [
    {
      field: 'pdf' as const,
      sentence: isSending ? 'Wait until the PDF is here.' : 'Choose a PDF first.',
      passes: (value: unknown) => !isSending && isFilled(value),
    },
    { field: 'title' as const, sentence: 'Enter a title.', passes: isFilled },
    { field: 'category' as const, sentence: 'Choose a category.', passes: isFilled },
  ]
  if (!isOperator) return checks
  return [
    ...checks,
    { field: 'age_from' as const, sentence: 'Enter an age from 3 to 18.', passes: isAge },
    { field: 'age_to' as const, sentence: 'Enter an age from 3 to 18.', passes: isAge },
    {
      field: 'minutes' as const,
      sentence: 'Enter minutes as a whole number up to 600, or 0.',
      passes: isMinutes,
    },
  ]
}

/** "market_day plan.pdf" is called "market day plan" until somebody has a better title. */
export const titleFrom = (fileName: string) =>
  fileName
    .replace(/\.pdf$/i, '')
    .replace(/_+/g, ' ')
    .trim()
    .slice(0, 150)
