import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { viewSecondStep } from '#contract/second-step.ts'
import { call } from '../../../api/call.ts'
import { passkeysQuery } from '../passkeys/queries.ts'

export const secondStepQuery = queryOptions({
  queryKey: ['second-step'],
  queryFn: ({ signal }) => call(viewSecondStep, {}, { signal }),
})

/** How somebody logs in has changed. */
export function useForgetWays() {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: secondStepQuery.queryKey })
    void client.invalidateQueries({ queryKey: passkeysQuery.queryKey })
  }
}
