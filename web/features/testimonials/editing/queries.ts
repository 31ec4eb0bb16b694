import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  createTestimonial,
  deleteTestimonial,
  type EditedTestimonial,
  editTestimonials,
  orderTestimonials,
  restoreTestimonial,
  updateTestimonial,
} from '#contract/testimonials.ts'
import { call } from '../../../api/call.ts'
import { useOrder } from '../../../api/use-order.ts'
import { testimonialsQuery } from '../queries.ts'

export const editedTestimonialsQuery = queryOptions({
  queryKey: ['admin-testimonials'],
  queryFn: ({ signal }) => call(editTestimonials, {}, { signal }),
  staleTime: 0,
})

export type Words = Omit<EditedTestimonial, 'id' | 'version'>

export type Change =
  | { kind: 'save'; id: number | null; words: Words; version: number }
  | { kind: 'delete' | 'restore'; id: number }

function carryOut(change: Change) {
  switch (change.kind) {
    case 'save':
      return change.id === null
        ? call(createTestimonial, { body: change.words })
        : call(updateTestimonial, {
            params: { id: String(change.id) },
            body: { ...change.words, version: change.version },
          })
    case 'delete':
      return call(deleteTestimonial, { params: { id: String(change.id) } })
    case 'restore':
      return call(restoreTestimonial, { params: { id: String(change.id) }, body: {} })
  }
}

/** Changes the testimonials; the list in the response replaces the one on the screen. */
export function useTestimonialChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: carryOut,
    onSuccess: (edited) => {
      client.setQueryData(editedTestimonialsQuery.queryKey, edited)
      void client.invalidateQueries({ queryKey: testimonialsQuery.queryKey })
    },
    // Somebody else may have changed them in the meantime: refetches the list.
    onError: () => void client.invalidateQueries({ queryKey: editedTestimonialsQuery.queryKey }),
  })
}

export function useTestimonialOrder() {
  const client = useQueryClient()
  const { queryKey } = editedTestimonialsQuery
  return useOrder<EditedTestimonial>({
    name: 'testimonials',
    show: (shown) => client.setQueryData(queryKey, (before) => before && { ...before, shown }),
    save: async (ids) => {
      await call(orderTestimonials, { body: { ids } })
      void client.invalidateQueries({ queryKey: testimonialsQuery.queryKey })
    },
    refresh: () => client.invalidateQueries({ queryKey }),
  })
}
