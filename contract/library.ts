import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Category, Resource } from './resources.ts'
import { Id, Moment } from './text.ts'

const byId = z.object({ id: Id })
const resourceId = z.int().positive().max(999_999_999)
const age = (sentence: string) => z.int(sentence).min(3, sentence).max(18, sentence)
const minutes = 'Enter minutes as a whole number up to 600, or 0.'

const fields = {
  title: z.string('Enter a title.').trim().min(1, 'Enter a title.').max(150, 'Use at most 150 characters.'),
  category: z.string('Choose a category.').trim().min(1, 'Choose a category.').max(100),
  description: z.string().trim().max(600, 'Use at most 600 characters.'),
  image: z.string().max(200),
  /** What follows is heeded from operators only. */
  is_free: z.boolean(),
  is_draft: z.boolean(),
  belongs_to: resourceId.nullable(),
  age_from: age('Enter an age from 3 to 18.'),
  age_to: age('Enter an age from 3 to 18.'),
  minutes: z.int(minutes).min(0, minutes).max(600, minutes),
}

/** A PDF that waits for its form: `pdf` names it there, `image` is its first page, `title` what the PDF calls itself. */
export const UploadedPdf = z.object({
  pdf: z.string(),
  image: z.string(),
  title: z.string(),
  page_count: z.int(),
  /** What was left out of it, because it could harm those who open it. */
  dropped: z.array(z.enum(['script', 'action', 'attachment', 'media'])),
})
export type UploadedPdf = z.infer<typeof UploadedPdf>

/** A PDF of at most 50 MB, checked and rewritten without scripts, actions and attachments. What no form has used after a day is removed. */
export const uploadPdf = endpoint({
  method: 'POST',
  path: '/api/resources/upload',
  access: 'author',
  upload: 'pdf',
  response: UploadedPdf,
  errors: ['resource/no-pdf', 'resource/unreadable-pdf', 'resource/pdf-too-large', 'resource/pdfs-waiting'],
})

/** The first page of one's own upload. */
export const readUploadCover = endpoint({
  method: 'GET',
  path: '/api/resources/upload/:id/cover',
  access: 'author',
  params: z.object({ id: z.uuid() }),
  download: 'image/webp',
  errors: ['resource/file-missing'],
})

export const ResourceBody = z.object({
  ...fields,
  /** As `uploadPdf` answered it. */
  pdf: z.string('Choose a PDF first.').min(1, 'Choose a PDF first.').max(200),
  description: fields.description.default(''),
  /** The address of an uploaded picture; without one the first page is the cover. */
  image: fields.image.default(''),
  is_free: fields.is_free.default(false),
  is_draft: fields.is_draft.default(false),
  belongs_to: fields.belongs_to.default(null),
  age_from: fields.age_from.default(6),
  age_to: fields.age_to.default(9),
  minutes: fields.minutes.default(0),
})
export type ResourceBody = z.infer<typeof ResourceBody>

/** Staff add to what their own school sees; operators to the shelf of everybody. */
export const createResource = endpoint({
  method: 'POST',
  path: '/api/resources',
  access: 'author',
  body: ResourceBody,
  response: Resource,
})

/** What is left out stays. `image` and `pdf` as they were read stay too; an `image` of `""` is the first page again. */
export const ResourceChange = z.object({ ...fields, pdf: z.string().max(200) }).partial()
export type ResourceChange = z.infer<typeof ResourceChange>

/** One's own; operators also change the portal's. */
export const updateResource = endpoint({
  method: 'PUT',
  path: '/api/resources/:id',
  access: 'author',
  params: byId,
  body: ResourceChange,
  response: Resource,
})

/** It can be restored for 30 days. Operators may also take off what a school has added. */
export const deleteResource = endpoint({
  method: 'DELETE',
  path: '/api/resources/:id',
  access: 'author',
  params: byId,
  response: z.object({}),
})

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
  /** The day after which it is gone for good, `""` for what ships with the portal. */
  gone_time: z.string(),
})
export type DeletedResource = z.infer<typeof DeletedResource>

/** What the caller can restore, the last deleted first. */
export const listDeleted = endpoint({
  method: 'GET',
  path: '/api/resources/deleted',
  access: 'author',
  response: z.array(DeletedResource),
})

/** `school`: the title of the school that added it, `""` for the portal's own. `is_shipped`: it came with the portal. */
export const LibraryEntry = Resource.extend({ school: z.string(), is_shipped: z.boolean() })
export type LibraryEntry = z.infer<typeof LibraryEntry>

/** Everything on the portal, drafts and what schools have added included, in shelf order. */
export const listLibrary = endpoint({
  method: 'GET',
  path: '/api/admin/resources',
  access: 'operator',
  response: z.array(LibraryEntry),
})

/** The ids in the order wanted; those that are not named stay behind the others, in their order. */
export const Order = z.object({ ids: z.array(resourceId).max(5000) })

export const orderResources = endpoint({
  method: 'POST',
  path: '/api/admin/resources/order',
  access: 'operator',
  body: Order,
  response: z.object({}),
})

/** `resources`: how many are in it, deleted ones apart. */
export const LibraryCategory = Category.extend({ resources: z.int() })
export type LibraryCategory = z.infer<typeof LibraryCategory>

export const listLibraryCategories = endpoint({
  method: 'GET',
  path: '/api/admin/categories',
  access: 'operator',
  response: z.array(LibraryCategory),
})

const CategoryBody = z.object({
  title: z.string('Enter a name.').trim().min(1, 'Enter a name.').max(60, 'Use at most 60 characters.'),
})

/** Its slug is made from its first title, and stays. */
export const createCategory = endpoint({
  method: 'POST',
  path: '/api/admin/categories',
  access: 'operator',
  body: CategoryBody,
  response: Category,
  errors: ['category/taken'],
})

export const renameCategory = endpoint({
  method: 'PUT',
  path: '/api/admin/categories/:id',
  access: 'operator',
  params: byId,
  body: CategoryBody,
  response: Category,
  errors: ['category/taken'],
})

export const deleteCategory = endpoint({
  method: 'DELETE',
  path: '/api/admin/categories/:id',
  access: 'operator',
  params: byId,
  response: z.object({}),
  errors: ['category/in-use', 'category/needed'],
})

export const orderCategories = endpoint({
  method: 'POST',
  path: '/api/admin/categories/order',
  access: 'operator',
  body: Order,
  response: z.object({}),
})
