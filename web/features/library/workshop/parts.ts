import type { QueryClient } from '@tanstack/react-query'
import type { Saying } from '#contract/resources.ts'
import type { LessonStep, Prompts } from '#contract/teaching.ts'
import {
  saveLessonSteps,
  saveSayings,
  saveTaughtPage,
  saveTaughtWords,
  TaughtField,
  type TaughtPage,
  type Workshop,
  type WorkshopPage,
} from '#contract/workshop.ts'
import { call } from '../../../api/call.ts'
import { workshopQuery } from './queries.ts'

export type GuideWord = Prompts['words'][number]
/** What is saved by itself: a page by its number in the story, or one of the lists. */
export type PartName = `page-${number}` | 'words' | 'lesson' | 'sayings'
interface Lists {
  words: GuideWord[]
  lesson: LessonStep[]
  sayings: Saying[]
}
/** What is written beside a page; `declined`: the fields whose newer text, which ships, is not wanted. */
export type PageDraft = TaughtPage & { declined?: TaughtField[] }
export type ValueOf<P extends PartName> = P extends keyof Lists ? Lists[P] : PageDraft

/** The page that a part is; null for a list. */
const pageOf = (part: PartName): number | null => (part.startsWith('page-') ? Number(part.slice(5)) : null)

const taughtOf = ({ alt, title, questions, listen_for, text, has_own_text }: WorkshopPage): TaughtPage => ({
  ...{ alt, title, questions, listen_for },
  text: has_own_text ? text : null,
})

/** A part as it is stored, and its mark. */
export function storedPart<P extends PartName>(workshop: Workshop, part: P): { value: ValueOf<P>; mark: string } {
  const number = pageOf(part)
  if (number === null) {
    const { rows, mark } = workshop[part as keyof Lists]
    return { value: rows as ValueOf<P>, mark }
  }
  const page = workshop.pages.find((each) => each.page === number)
  if (!page) throw new Error(`The book has no page ${number}.`)
  return { value: taughtOf(page) as ValueOf<P>, mark: page.mark }
}

const isFilled = (text: string) => text.trim() !== ''

/** A page without the rows in which nothing has been written. */
const filledPage = (page: PageDraft): PageDraft => ({
  ...page,
  questions: page.questions.filter(({ text }) => isFilled(text)),
  text: page.text?.map((lines) => lines.filter(({ text }) => isFilled(text))).filter(({ length }) => length) ?? null,
})

const filledSteps = (steps: LessonStep[]): LessonStep[] =>
  steps
    .map((step) => ({
      ...step,
      parts: step.parts
        .map((part) => ({ ...part, lines: part.lines.filter(isFilled) }))
        .filter(({ lines }) => lines.length > 0),
    }))
    .filter(({ title, parts }) => isFilled(title) || parts.length > 0)

/** The rows of a list in which something has been written. */
function filledRows(part: keyof Lists, value: Lists[keyof Lists]): Lists[keyof Lists] {
  if (part === 'lesson') return filledSteps(value as LessonStep[])
  return (value as (GuideWord | Saying)[]).filter((row) =>
    Object.values(row).some((each) => typeof each === 'string' && isFilled(each)),
  ) as Lists[keyof Lists]
}

const calls = { words: saveTaughtWords, lesson: saveLessonSteps, sayings: saveSayings } as const

/** Stores a part, and notes it where the workshop of the book has been loaded. Returns its new mark. */
export async function savePart(
  client: QueryClient,
  id: number,
  { part, value, mark }: { part: PartName; value: ValueOf<PartName>; mark: string },
): Promise<string> {
  const number = pageOf(part)
  const { queryKey } = workshopQuery(id)
  const note = async (change: (workshop: Workshop) => Workshop) => {
    // What was asked for before would come with the mark of before.
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, (workshop) => workshop && change(workshop))
    void client.invalidateQueries({ queryKey: ['resources'] })
  }
  if (number === null) {
    const list = part as keyof Lists
    const body = { rows: filledRows(list, value as Lists[keyof Lists]), mark }
    const saved = await call(calls[list], { params: { id: String(id) }, body: body as never })
    await note((workshop) => ({ ...workshop, [list]: { rows: value, mark: saved.mark } }))
    return saved.mark
  }
  const draft = filledPage(value as PageDraft)
  const { declined = [], ...page } = draft
  const params = { id: String(id), page: String(number) }
  const saved = await call(saveTaughtPage, { params, body: { ...page, declined, mark } })
  await note((workshop) => ({
    ...workshop,
    pages: workshop.pages.map((each) =>
      each.page === number
        ? {
            ...each,
            ...page,
            ...ownText(each, page.text),
            ...stillNewer(each, draft),
            is_edited: true,
            mark: saved.mark,
          }
        : each,
    ),
  }))
  return saved.mark
}

/** The words of a page as they stand in its PDF. */
export const printedLines = ({ text, in_pdf }: WorkshopPage) => in_pdf.text ?? text

const ownText = (before: WorkshopPage, text: TaughtPage['text']) => ({
  text: text ?? printedLines(before),
  has_own_text: text !== null,
  in_pdf: { ...before.in_pdf, text: text && printedLines(before) },
})

/** The fields of a page for which something else ships than what stands there, while nobody has declined it. */
export const newerFields = ({ newer }: WorkshopPage, { declined = [], ...page }: PageDraft): TaughtField[] =>
  TaughtField.options.filter(
    (field) =>
      newer[field] !== undefined &&
      !declined.includes(field) &&
      JSON.stringify(newer[field]) !== JSON.stringify(page[field]),
  )

const stillNewer = (page: WorkshopPage, value: PageDraft): Pick<WorkshopPage, 'newer'> => ({
  newer: Object.fromEntries(newerFields(page, value).map((field) => [field, page.newer[field]])),
})
