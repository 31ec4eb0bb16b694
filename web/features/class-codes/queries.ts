import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { listClassCodes, viewClassCode, viewClassEnds } from '#contract/class-codes.ts'
import { call } from '../../api/call.ts'

const codes = 'class-codes'

export const classCodesQuery = queryOptions({
  queryKey: [codes],
  queryFn: ({ signal }) => call(listClassCodes, {}, { signal }),
  staleTime: 0,
})

export const classCodeQuery = (id: string) =>
  queryOptions({
    queryKey: [codes, id],
    queryFn: ({ signal }) => call(viewClassCode, { params: { id } }, { signal }),
    staleTime: 0,
  })

export const classEndsQuery = queryOptions({
  queryKey: [codes, 'ends'],
  queryFn: ({ signal }) => call(viewClassEnds, {}, { signal }),
  staleTime: 0,
})

/** A code has been made or ended. */
export const forgetCodes = (client: QueryClient) => void client.invalidateQueries({ queryKey: [codes] })
