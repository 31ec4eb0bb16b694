import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  updateChildrenCount,
  viewStatistics,
  viewStatisticsDetails,
  viewStatisticsFigures,
} from '#contract/statistics.ts'
import { call } from '../../api/call.ts'

export const statisticsQuery = queryOptions({
  queryKey: ['statistics'],
  queryFn: ({ signal }) => call(viewStatistics, {}, { signal }),
})

export const statisticsDetailsQuery = queryOptions({
  queryKey: ['statistics', 'details'],
  queryFn: ({ signal }) => call(viewStatisticsDetails, {}, { signal }),
})

const figuresKey = ['statistics-figures']

export const figuresQuery = (page: number) =>
  queryOptions({
    queryKey: [...figuresKey, page],
    queryFn: ({ signal }) => call(viewStatisticsFigures, { query: { page } }, { signal }),
    staleTime: 0,
    placeholderData: (before) => before,
  })

/** Invalidates every query that shows the number of schools in the UK after it has been saved. */
export function useUkSchoolsSaved() {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: figuresKey })
    void client.invalidateQueries({ queryKey: statisticsQuery.queryKey })
  }
}

/** Stores the number of children at a school; null removes it. */
export function useSaveChildren(schoolId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (children: number | null) =>
      call(updateChildrenCount, { params: { id: schoolId }, body: { children } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: figuresKey })
      void client.invalidateQueries({ queryKey: statisticsQuery.queryKey })
    },
  })
}
