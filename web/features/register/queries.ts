import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { importRegister, viewRegister } from '#contract/register.ts'
import { call } from '../../api/call.ts'
import { upload } from '../../api/upload.ts'
import { gzipped } from './gzipped.ts'

/** The state of the register in the portal; polled while an import runs. */
export const registerQuery = queryOptions({
  queryKey: ['register-state'],
  queryFn: ({ signal }) => call(viewRegister, {}, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.latest?.state === 'running' ? 1000 : false),
})

/** Uploads a list of schools, compressed. */
export function useImportRegister(onProgress: (sent: number) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ file, evenIfOlder }: { file: File; evenIfOlder?: boolean }) => {
      onProgress(0)
      const query = evenIfOlder ? { even_if_older: 'yes' as const } : {}
      return upload(importRegister, await gzipped(file), { onProgress, query })
    },
    onSuccess: (state) => client.setQueryData(registerQuery.queryKey, state),
  })
}
