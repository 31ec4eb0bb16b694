import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Category, Resource, ResourceBody, ResourceChange, ResourceId } from './resources.ts'
import { filledText, Id, Moment } from './text.ts'
import { Version } from './version.ts'

const byId = z.object({ id: Id })
/**
 * A PDF that waits for its form: `pdf` names it there, `image` is its first page, `title` what the PDF calls itself.
 */
export const UploadedPdf = z.object({
  pdf: z.string(),
  image: z.string(),
  title: z.string(),
  page_count: z.int(),
  /** What was left out of it, because it could harm those who open it. */
  dropped: z.array(z.enum(['script', 'action', 'attachment', 'media'])),
  /**
   * What readers will see otherwise than the author, by page: words that are read but not seen, a form that only Acrobat
   * draws, the cover of a portfolio, a typeface (`font`) that the file does not have.
   */
  warnings: z.array(
    z.object({
      page: z.int(),
      kind: z.enum(['unseen-words', 'shell', 'portfolio', 'missing-font']),
      font: z.string(),
    }),
  ),
})
export type UploadedPdf = z.infer<typeof UploadedPdf>

/**
 * Stores a PDF of at most 50 MB for the form that names it, checked and rewritten without scripts, actions and
 * attachments. What no form has used after a day is removed.
 */
export const uploadPdf = endpoint({
  method: 'POST',
  path: '/api/resources/upload',
  access: 'author',
  upload: 'pdf',
  response: UploadedPdf,
  errors: ['resource/no-pdf', 'resource/unreadable-pdf', 'resource/pdf-too-large', 'resource/pdfs-waiting'],
})

/** Sends the first page of an upload of the caller. */
export const readUploadCover = endpoint({
  method: 'GET',
  path: '/api/resources/upload/:id/cover',
  access: 'author',
  params: z.object({ id: z.uuid() }),
  download: 'image/webp',
  errors: ['resource/file-missing'],
})

/** Adds a resource. Staff add to what their own school sees; operators to the shelf of everybody. */
export const createResource = endpoint({
  method: 'POST',
  path: '/api/resources',
  access: 'author',
  body: ResourceBody,
  response: Resource,
})

/**
 * Something that is taught with a resource. `page`: of the story, where it has one. `picture`: its description; `own-text`:
 * its words as they were corrected here; `step`: of a lesson plan; `step-page`: the page that a step shows.
 */
export const TaughtPart = z.object({
  kind: z.enum(['question', 'listen-for', 'word', 'picture', 'own-text', 'text', 'step', 'step-page']),
  page: z.nullable(z.int()),
  text: z.string(),
})
export type TaughtPart = z.infer<typeof TaughtPart>

/** Returns what is taught with a resource and would go with its PDF, and how much would stay, if this upload replaced it. */
export const viewReplacement = endpoint({
  method: 'GET',
  path: '/api/resources/:id/replacement',
  access: 'author',
  params: byId,
  query: z.object({ pdf: z._default(z.string().check(z.maxLength(200)), '') }),
  response: z.object({
    stays: z.int(),
    goes: z.array(TaughtPart),
    /** Pages of the story that have another number in the new PDF. */
    moved: z.array(z.object({ from: z.int(), to: z.int() })),
    /** Pages of the story whose recording is heard no more, since they have other words. */
    unheard: z.array(z.int()),
  }),
  errors: ['resource/pdfs-waiting'],
})

/**
 * Changes a resource of the caller; operators also change the portal's. With another PDF, what is taught with it stays
 * where it fits the new words; `accepts_loss` says that the caller has seen what does not. A draft of a storybook is published
 * once its licence is stated and its pictures are described.
 */
export const updateResource = endpoint({
  method: 'PUT',
  path: '/api/resources/:id',
  access: 'author',
  params: byId,
  body: ResourceChange,
  response: Resource,
  errors: [
    'changed-meanwhile',
    'resource/is-example',
    'resource/teaching-goes',
    'resource/pdfs-waiting',
    'resource/not-ready',
    'resource/has-walls',
  ],
})

/** Returns the PDF that a resource had before it was replaced, if it can be put back. */
export const viewFileBefore = endpoint({
  method: 'GET',
  path: '/api/resources/:id/file-before',
  access: 'author',
  params: byId,
  response: z.object({ before: z.nullable(z.object({ replaced_time: Moment, page_count: z.int() })) }),
})

/**
 * Puts the PDF back that a resource had before, with what was taught with it then. The PDF that it has now is kept in its place,
 * so that this can be undone by the same call.
 */
export const putFileBack = endpoint({
  method: 'POST',
  path: '/api/resources/:id/file-before',
  access: 'author',
  params: byId,
  response: Resource,
})

/** Deletes a resource. It can be restored for 30 days. Operators may also take off what a school has added. */
export const deleteResource = endpoint({
  method: 'DELETE',
  path: '/api/resources/:id',
  access: 'author',
  params: byId,
  response: z.object({}),
})

/** Puts a deleted resource back. */
export const restoreResource = endpoint({
  method: 'POST',
  path: '/api/resources/:id/restore',
  access: 'author',
  params: byId,
  response: Resource,
})

export const DeletedResource = z.object({
  id: z.int(),
  title: z.string(),
  category: z.string(),
  delete_time: Moment,
  /** The last day on which it can be restored, such as 2027-03-04; `""` for what ships with the portal. */
  restore_until: z.string(),
})
export type DeletedResource = z.infer<typeof DeletedResource>

/** Lists the resources that the caller can restore, the last deleted first. */
export const listDeleted = endpoint({
  method: 'GET',
  path: '/api/resources/deleted',
  access: 'author',
  response: z.array(DeletedResource),
})

/**
 * `school`: the title of the school that added it, `""` for the portal's own. `is_shipped`: it came with the portal.
 */
export const LibraryEntry = z.extend(Resource, { school: z.string(), is_shipped: z.boolean() })
export type LibraryEntry = z.infer<typeof LibraryEntry>

/** Lists every resource of the portal, drafts and what schools have added included, in shelf order. */
export const listLibrary = endpoint({
  method: 'GET',
  path: '/api/admin/resources',
  access: 'editor',
  response: z.array(LibraryEntry),
})

/** The ids in the new order; those not named follow in their previous order. */
export const Order = z.object({ ids: z.array(ResourceId).check(z.maxLength(5000)) })

/** Puts the resources of the shelf in another order. */
export const orderResources = endpoint({
  method: 'POST',
  path: '/api/admin/resources/order',
  access: 'editor',
  body: Order,
  response: z.object({}),
})

/** `resources`: how many are in it, deleted ones apart. */
export const LibraryCategory = z.extend(Category, { resources: z.int(), version: z.int() })
export type LibraryCategory = z.infer<typeof LibraryCategory>

/** Lists the categories in their order, with how many resources each has. */
export const listLibraryCategories = endpoint({
  method: 'GET',
  path: '/api/admin/categories',
  access: 'editor',
  response: z.array(LibraryCategory),
})

const CategoryBody = z.object({
  title: filledText(60, 'Enter a name.'),
})

/** Adds a category. Its slug is made from its first title, and stays. */
export const createCategory = endpoint({
  method: 'POST',
  path: '/api/admin/categories',
  access: 'editor',
  body: CategoryBody,
  response: Category,
  errors: ['category/taken'],
})

/** Renames a category. */
export const renameCategory = endpoint({
  method: 'PUT',
  path: '/api/admin/categories/:id',
  access: 'editor',
  params: byId,
  body: z.extend(CategoryBody, { version: Version }),
  response: z.extend(Category, { version: z.int() }),
  errors: ['category/taken', 'changed-meanwhile'],
})

/** Deletes a category that has no resources. */
export const deleteCategory = endpoint({
  method: 'DELETE',
  path: '/api/admin/categories/:id',
  access: 'editor',
  params: byId,
  response: z.object({}),
  errors: ['category/in-use', 'category/needed'],
})

/** Puts the categories in another order. */
export const orderCategories = endpoint({
  method: 'POST',
  path: '/api/admin/categories/order',
  access: 'editor',
  body: Order,
  response: z.object({}),
})
