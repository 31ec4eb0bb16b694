import { queryOptions } from '@tanstack/react-query'
import { checkBook, viewWorkshop } from '#contract/workshop.ts'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'

/** Milliseconds after which a book that is being prepared is asked for again. */
const untilPrepared = 3_000

/** Whether the pages of a new PDF are still being drawn. */
export const isBeingPrepared = (error: Error | null) => error instanceof ApiError && error.code === 'resource/not-ready'

/** A storybook with everything that is taught with it. */
export const workshopQuery = (id: number) =>
  queryOptions({
    queryKey: ['workshop', id],
    queryFn: ({ signal }) => call(viewWorkshop, { params: { id: String(id) } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => isBeingPrepared(state.error) && untilPrepared,
  })

/** What is not yet right about a book. The server looks at every page for it. */
export const checksQuery = (id: number) =>
  queryOptions({
    queryKey: ['workshop-checks', id],
    queryFn: ({ signal }) => call(checkBook, { params: { id: String(id) } }, { signal }),
    staleTime: 0,
  })
