import { queryOptions } from '@tanstack/react-query'
import { listTestimonials } from '#contract/testimonials.ts'
import { call } from '../../api/call.ts'

export const testimonialsQuery = queryOptions({
  queryKey: ['testimonials'],
  queryFn: ({ signal }) => call(listTestimonials, {}, { signal }),
  staleTime: 10 * 60_000,
})
