import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addTaughtPlan, removeTaughtPlan, type TaughtPlan } from '#contract/taught.ts'
import { sentenceOf } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { showToast } from '../../../ui/feedback/toast.ts'
import { parentsPage } from '../queries.ts'

type Shown = Pick<TaughtPlan, 'year' | 'term' | 'is_taught'> & { resource_id: number }

/** Adds, changes and removes what parents see. */
export function usePlans() {
  const client = useQueryClient()
  const options = {
    onSuccess: () => client.invalidateQueries({ queryKey: [parentsPage] }),
    onError: (error: Error) => showToast.error(sentenceOf(error)),
  }
  const adding = useMutation({
    mutationFn: ({ resource_id, year, term, is_taught }: Shown) =>
      call(addTaughtPlan, { body: { resource_id, year, term, is_taught } }),
    ...options,
  })
  const removing = useMutation({
    mutationFn: (id: string) => call(removeTaughtPlan, { params: { id } }),
    ...options,
  })
  return { adding, removing }
}
