import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteTestSchool, openToSchools, type SetUp, type TriedStep, tryStep, viewSetUp } from '#contract/set-up.ts'
import { call } from '../../api/call.ts'
import { overviewQuery } from '../../api/overview-query.ts'

/** Milliseconds between two looks while a mail or a backup is awaited. */
const lookAgain = 4000

export const setUpQuery = queryOptions({
  queryKey: ['set-up'],
  queryFn: ({ signal }) => call(viewSetUp, {}, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.steps.some((step) => step.state === 'waiting') ? lookAgain : false),
})

/** Changes something of the set-up; what is answered is shown at once. */
function useChange<Input>(change: (input: Input) => Promise<SetUp>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (setUp) => {
      client.setQueryData(setUpQuery.queryKey, setUp)
      void client.invalidateQueries({ queryKey: overviewQuery.queryKey })
    },
    // Somebody else may have gone on meanwhile.
    onError: () => client.invalidateQueries({ queryKey: setUpQuery.queryKey }),
  })
}

export const useTryStep = () => useChange((step: TriedStep) => call(tryStep, { body: { step } }))

export const useOpenToSchools = () =>
  useChange((unproven: SetUp['steps'][number]['code'][]) => call(openToSchools, { body: { unproven } }))

export const useDeleteTestSchool = () => useChange((id: string) => call(deleteTestSchool, { params: { id } }))
