import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { chooseNews, tellBookNews, viewBookNews, viewNewsChoice } from '#contract/news.ts'
import { call } from '../../api/call.ts'

export const newsChoiceQuery = queryOptions({
  queryKey: ['news', 'choice'],
  queryFn: ({ signal }) => call(viewNewsChoice, {}, { signal }),
})

export function useChooseNews() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (isWanted: boolean) => call(chooseNews, { body: { wants_news: isWanted } }),
    onSuccess: (choice) => client.setQueryData(newsChoiceQuery.queryKey, choice),
  })
}

/** Whether schools can be told of a book; asked again while its mails are being written. */
export const bookNewsQuery = (id: string) =>
  queryOptions({
    queryKey: ['news', 'book', id],
    queryFn: ({ signal }) => call(viewBookNews, { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.told?.is_under_way ? 1000 : false),
  })

export function useTellBookNews(id: string) {
  const client = useQueryClient()
  const { queryKey } = bookNewsQuery(id)
  return useMutation({
    mutationFn: () => call(tellBookNews, { params: { id }, body: {} }),
    onSuccess: (news) => client.setQueryData(queryKey, news),
    onError: () => client.invalidateQueries({ queryKey }),
  })
}
