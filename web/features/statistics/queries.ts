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

/** After the number of schools in the UK has been saved: invalidates every query that shows it. */
export function useUkSchoolsSaved() {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: figuresKey })
    void client.invalidateQueries({ queryKey: statisticsQuery.queryKey })
  }
}

/** Keeps how many children a school has; null takes the number away. */
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
