import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { listPasskeys } from '#contract/passkeys.ts'
import { call } from '../../../api/call.ts'

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => call(listPasskeys, {}, { signal }),
})

export function useForgetPasskeys() {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: passkeysQuery.queryKey })
}
