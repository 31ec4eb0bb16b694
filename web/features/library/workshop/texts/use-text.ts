import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type BookTexts, type EditedText, publishText, saveTextPage, saveTextPeople } from '#contract/text-editing.ts'
import { call } from '../../../../api/call.ts'
import { useSavedAsOneGoes } from '../use-drafts.ts'
import { paragraphsOf } from './boxes.ts'
import { textsQuery } from './queries.ts'

/** The title of the book in the language of a text, a question about it, and who wrote and checked it. */
export type People = Pick<EditedText, 'title' | 'question' | 'written_by' | 'checked_by'>

/** Notes how a text is stored now, where the texts of the book have been loaded. */
function useNoteText(bookId: number) {
  const client = useQueryClient()
  const { queryKey } = textsQuery(bookId)
  return async (id: number, change: (text: EditedText) => EditedText) => {
    // What was asked for before would come with the marks of before.
    await client.cancelQueries({ queryKey })
    client.setQueryData<BookTexts>(
      queryKey,
      (all) => all && { ...all, texts: all.texts.map((text) => (text.id === id ? change(text) : text)) },
    )
    void client.invalidateQueries({ queryKey: ['resources'] })
  }
}

/** Stores the words of a page of a text. Returns its new mark, and whether anybody is named who has checked the text. */
export function useSavePage(bookId: number, text: EditedText) {
  const note = useNoteText(bookId)
  return async (page: number, words: string[], mark: string): Promise<{ mark: string; isChecked: boolean }> => {
    const params = { id: String(bookId), text: String(text.id), page: String(page) }
    const { pages, checked_by, is_edited } = await call(saveTextPage, {
      ...{ params, body: { paragraphs: paragraphsOf(words, text), mark } },
    })
    const own = pages.filter((each) => each.page === page)
    // Other pages may have been saved since it was answered.
    await note(text.id, (before) => ({
      ...{ ...before, checked_by, is_edited },
      pages: [...before.pages.filter((each) => each.page !== page), ...own],
    }))
    return { mark: own[0]?.mark ?? '', isChecked: checked_by !== '' }
  }
}

type PageName = `page-${number}`

/** What is being typed in a text: its pages, and its title and people. */
export function useTextDrafts(bookId: number, text: EditedText) {
  const { queryKey } = textsQuery(bookId)
  const note = useNoteText(bookId)
  const savePage = useSavePage(bookId, text)
  const people = useSavedAsOneGoes<'people', People>(async (_name, { value, mark }) => {
    const params = { id: String(bookId), text: String(text.id) }
    const saved = await call(saveTextPeople, { params, body: { ...value, mark } })
    const { title, question, written_by, checked_by, is_edited } = saved
    const head = { title, question, written_by, checked_by }
    await note(text.id, (before) => ({ ...before, ...head, is_edited, mark: saved.mark }))
    return saved.mark
  }, queryKey)
  const pages = useSavedAsOneGoes<PageName, string[]>(async (name, { value, mark }) => {
    const saved = await savePage(Number(name.slice(5)), value, mark)
    // Other words take out who has checked the text.
    if (!saved.isChecked && people.read().get('people')?.stage === 'saved') people.drop('people')
    return saved.mark
  }, queryKey)
  return { pages, people }
}
export type TextDrafts = ReturnType<typeof useTextDrafts>

/** Publishes a text, or takes it back. */
export function usePublishText(bookId: number, id: number) {
  const note = useNoteText(bookId)
  return useMutation({
    mutationFn: (is_published: boolean) =>
      call(publishText, { params: { id: String(bookId), text: String(id) }, body: { is_published } }),
    onSuccess: ({ is_published }) => note(id, (before) => ({ ...before, is_published })),
  })
}
