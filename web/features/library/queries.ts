import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { listEditions } from '#contract/editions.ts'
import {
  createCategory,
  deleteCategory,
  deleteResource,
  type LibraryCategory,
  listDeleted,
  listLibrary,
  listLibraryCategories,
  orderCategories,
  orderResources,
  restoreResource,
  updateResource,
  viewFileBefore,
  viewReplacement,
} from '#contract/library.ts'
import { listResources, type Resource } from '#contract/resources.ts'
import { featureBook, viewShowcaseChoice } from '#contract/showcase-choice.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useOrder } from '../../api/use-order.ts'
import { showToast } from '../../ui/feedback/toast.ts'
import type { Move } from './library-tree.ts'

/** The signed-in user's own resources. */
export const ownedQuery = queryOptions({
  queryKey: ['resources', 'owned'],
  queryFn: ({ signal }) => call(listResources, { query: { owned: 'true' } }, { signal }),
  staleTime: 0,
})

/** The deleted resources that the signed-in user can restore. */
export const deletedQuery = queryOptions({
  queryKey: ['resources', 'deleted'],
  queryFn: ({ signal }) => call(listDeleted, {}, { signal }),
  staleTime: 0,
})

/** The other forms in which a resource can be had. */
export const editionsQuery = (id: number) =>
  queryOptions({
    queryKey: ['resources', 'editions', id],
    queryFn: ({ signal }) => call(listEditions, { params: { id: String(id) } }, { signal }),
  })

/** What is taught with a resource and would go if this upload replaced its PDF. */
export const replacementQuery = (id: number, pdf: string) =>
  queryOptions({
    // Once the form is saved, the upload is used and nothing can be compared with it.
    queryKey: ['replacement', id, pdf],
    queryFn: ({ signal }) => call(viewReplacement, { params: { id: String(id) }, query: { pdf } }, { signal }),
    staleTime: 0,
  })

/** The PDF that a resource had before, while it can be put back. */
export const fileBeforeQuery = (id: number) =>
  queryOptions({
    queryKey: ['resources', 'file-before', id],
    queryFn: ({ signal }) => call(viewFileBefore, { params: { id: String(id) } }, { signal }),
    staleTime: 0,
  })

/** Every resource, for operators. */
export const libraryQuery = queryOptions({
  queryKey: ['resources', 'library'],
  queryFn: ({ signal }) => call(listLibrary, {}, { signal }),
  staleTime: 0,
})

export const libraryCategoriesQuery = queryOptions({
  queryKey: ['categories', 'library'],
  queryFn: ({ signal }) => call(listLibraryCategories, {}, { signal }),
  staleTime: 0,
})

/** The book whose first pages visitors see, and those that it can be, for operators. */
export const showcaseChoiceQuery = queryOptions({
  queryKey: ['resources', 'showcase'],
  queryFn: ({ signal }) => call(viewShowcaseChoice, {}, { signal }),
  staleTime: 0,
})

/** Features a book by its id; null for the first free storybook. */
export function useFeatureBook() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number | null) => call(featureBook, { body: { resource_id: id } }),
    onSuccess: (choice) => client.setQueryData(showcaseChoiceQuery.queryKey, choice),
    onSettled: () => client.invalidateQueries({ queryKey: ['showcase'] }),
  })
}

/** Returns a function that invalidates the resources after a change. */
export function useLibraryChanged() {
  const client = useQueryClient()
  return () => Promise.all(['resources', 'categories'].map((kind) => client.invalidateQueries({ queryKey: [kind] })))
}

export function useDeleteResource() {
  const onSettled = useLibraryChanged()
  return useMutation({
    mutationFn: ({ id }: Resource) => call(deleteResource, { params: { id: String(id) } }),
    onSettled,
  })
}

export function useRestoreResource() {
  const onSettled = useLibraryChanged()
  return useMutation({
    mutationFn: (id: number) => call(restoreResource, { params: { id: String(id) } }),
    onSettled,
  })
}

/** Publishes a draft, or makes a published resource a draft. */
export function usePublish() {
  const onSettled = useLibraryChanged()
  return useMutation({
    mutationFn: ({ id, is_draft, version }: Resource) =>
      call(updateResource, { params: { id: String(id) }, body: { is_draft: !is_draft, version } }),
    onSettled,
  })
}

/** Moves a resource: its place, and the book that it goes with. Moves are saved one after another. */
export function useMoveResource() {
  const client = useQueryClient()
  const refresh = useLibraryChanged()
  const key = libraryQuery.queryKey
  const stored = (id: number) => client.getQueryData(key)?.find((one) => one.id === id)
  const saving = useMutation({
    scope: { id: 'library' },
    mutationFn: async ({ order, moved, isRehoused }: Move & { isRehoused: boolean }) => {
      if (isRehoused) {
        // The move before may have made another version of it.
        const body = { belongs_to: moved.belongs_to, version: stored(moved.id)?.version ?? moved.version }
        const { version } = await call(updateResource, { params: { id: String(moved.id) }, body })
        client.setQueryData(key, (list) => list?.map((one) => (one.id === moved.id ? { ...one, version } : one)))
      }
      await call(orderResources, { body: { ids: order.map(({ id }) => id) } })
    },
    onError: (error) => {
      showToast.error(sentenceOf(error))
      void refresh()
    },
  })
  return ({ order, moved }: Move) => {
    const isRehoused = stored(moved.id)?.belongs_to !== moved.belongs_to
    client.setQueryData(key, order)
    saving.mutate({ order, moved, isRehoused })
  }
}

export function useCategoryOrder() {
  const client = useQueryClient()
  return useOrder<LibraryCategory>({
    name: 'categories',
    show: (order) => client.setQueryData(libraryCategoriesQuery.queryKey, order),
    save: (ids) => call(orderCategories, { body: { ids } }),
    refresh: useLibraryChanged(),
  })
}

export function useDeleteCategory() {
  const onSettled = useLibraryChanged()
  return useMutation({
    mutationFn: ({ id }: LibraryCategory) => call(deleteCategory, { params: { id: String(id) } }),
    onSettled,
  })
}

/** Adds a category, or restores the removed one of that title. */
export function useAddCategory() {
  const onSettled = useLibraryChanged()
  return useMutation({ mutationFn: (title: string) => call(createCategory, { body: { title } }), onSettled })
}
