import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Language } from './languages.ts'
import { Id, line, trimmedText } from './text.ts'
import { BookText } from './texts.ts'

/** How much a page of a text can have, and a paragraph of it: more than a storybook has. */
export const maxText = { paragraphs: 60, characters: 5_000 }

/** The largest file of a text, in bytes. */
export const maxTextFile = 10_000_000

/** The most words of a page in easier words. */
export const maxEasierWords = 20

/** What a stored part was when it was read. A change names it: if the part is another one by now, `changed-meanwhile`. */
const Mark = z.string().check(z.maxLength(64))

export type StoryPage = z.infer<typeof StoryPage>
/** A page of the story after the cover, as a text stands beside it: its paragraphs, verse with a line for each of its lines. */
const StoryPage = z.object({ page: z.int(), image: z.string(), paragraphs: z.array(z.string()) })

export type EditedText = z.infer<typeof EditedText>
/**
 * A text as an editor sees it. `mark`: of its title and people. `ships`: it came with the book; `is_edited`: somebody began it here,
 * or has changed what came. Pages that have words: `is_outdated`: the story has other words there than when it was written.
 */
export const EditedText = z.extend(z.omit(BookText, { pages: true }), {
  is_published: z.boolean(),
  ships: z.boolean(),
  is_edited: z.boolean(),
  mark: Mark,
  pages: z.array(
    z.object({ page: z.int(), paragraphs: z.array(z.array(z.string())), is_outdated: z.boolean(), mark: Mark }),
  ),
})

export type BookTexts = z.infer<typeof BookTexts>
export const BookTexts = z.object({ story: z.array(StoryPage), texts: z.array(EditedText) })

const byBook = z.object({ id: Id })
const byText = z.object({ id: Id, text: Id })

/** Returns the texts of one of the portal's storybooks beside its story. */
export const listTexts = endpoint({
  method: 'GET',
  path: '/api/admin/resources/:id/texts',
  access: 'editor',
  params: byBook,
  response: BookTexts,
  errors: ['resource/not-ready'],
})

/** Adds an empty text in another language. A book has one text in each. */
export const addText = endpoint({
  method: 'POST',
  path: '/api/admin/resources/:id/texts',
  access: 'editor',
  params: byBook,
  body: z.object({ language: Language }),
  response: EditedText,
  errors: ['resource/not-ready', 'text/exists'],
})

/** Tags, entities and the marks of bold text, which would be shown as they are. */
const markup = /<\/?[a-z][^<>]*>|&(?:#\w+|[a-z]{2,8});|\*\*|__/i
export const hasMarkup = (text: string) => markup.test(text)

const Paragraph = trimmedText(maxText.characters).check(
  z.refine((text) => !hasMarkup(text), 'Write plain words: tags such as <b> would be shown as they are.'),
)

/**
 * Stores the words of a page, at the places of the story's paragraphs; `""` where there are none. Nobody has checked these words, so the
 * name of who has checked the text goes.
 */
export const saveTextPage = endpoint({
  method: 'PUT',
  path: '/api/admin/resources/:id/texts/:text/pages/:page',
  access: 'editor',
  params: z.extend(byText, { page: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000)) }),
  body: z.object({ paragraphs: z.array(Paragraph).check(z.maxLength(maxText.paragraphs)), mark: Mark }),
  response: EditedText,
  errors: ['changed-meanwhile', 'resource/not-ready', 'text/too-many-paragraphs', 'text/other-letters'],
})

/** Stores the title of the book in the language of a text, and who wrote and checked the text. */
export const saveTextPeople = endpoint({
  method: 'PUT',
  path: '/api/admin/resources/:id/texts/:text',
  access: 'editor',
  params: byText,
  body: z.object({ title: line(150), question: line(300), written_by: line(150), checked_by: line(150), mark: Mark }),
  response: EditedText,
  errors: ['changed-meanwhile', 'resource/not-ready'],
})

/** Publishes a text, or takes it back. One in another language that ships has to be checked by somebody first. */
export const publishText = endpoint({
  method: 'PUT',
  path: '/api/admin/resources/:id/texts/:text/publication',
  access: 'editor',
  params: byText,
  body: z.object({ is_published: z.boolean() }),
  response: EditedText,
  errors: ['resource/not-ready', 'text/empty', 'text/unchecked'],
})

/** Deletes a text with everything that was written. One that ships is again as it came, and not published. */
export const deleteText = endpoint({
  method: 'DELETE',
  path: '/api/admin/resources/:id/texts/:text',
  access: 'editor',
  params: byText,
  response: BookTexts,
  errors: ['resource/not-ready'],
})

/** Sends the story and a text as a table with one row a paragraph, for somebody who translates it elsewhere. */
export const exportText = endpoint({
  method: 'GET',
  path: '/api/admin/resources/:id/texts/:text/file/:format',
  access: 'editor',
  params: z.extend(byText, { format: z.enum(['csv', 'docx']) }),
  download: '*/*',
  errors: ['resource/not-ready'],
})

export type TextReading = z.infer<typeof TextReading>
/**
 * What was found in a file, laid out by page and not yet stored: paragraphs at the places of the story's, `""` where the file has
 * none. `unplaced`: rows that cannot be taken, and why; `other-words`: the story has other words there than the file.
 * `is_of_other_book`: most of the story's words in it are not those of this book.
 */
export const TextReading = z.object({
  pages: z.array(z.object({ page: z.int(), paragraphs: z.array(z.string()) })),
  unplaced: z.array(
    z.object({
      row: z.int(),
      text: z.string(),
      reason: z.enum([
        'no-such-page',
        'no-such-paragraph',
        'twice',
        'other-words',
        'other-letters',
        'as-the-story',
        'markup',
        'too-long',
      ]),
    }),
  ),
  is_of_other_book: z.boolean(),
})

/** Reads a Word or CSV file of at most 10 MB with one row a paragraph, as `exportText` sends it. */
export const readTextFile = endpoint({
  method: 'POST',
  path: '/api/admin/resources/:id/texts/:text/file',
  access: 'editor',
  params: byText,
  upload: 'text',
  response: TextReading,
  errors: [
    'resource/not-ready',
    'text/no-file',
    'text/unreadable-file',
    'text/no-table',
    'text/other-language',
    'request/too-large',
  ],
})
