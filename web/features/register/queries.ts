import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { importRegister, viewRegister } from '#contract/register.ts'
import { call } from '../../api/call.ts'
import { upload } from '../../api/upload.ts'
import { gzipped } from './gzipped.ts'

/** What the portal has of the register; asked again and again while an import runs. */
export const registerQuery = queryOptions({
  queryKey: ['register-state'],
  queryFn: ({ signal }) => call(viewRegister, {}, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.latest?.state === 'running' ? 1000 : false),
})

/** Sends the register's file, packed. */
export function useImportRegister(onProgress: (sent: number) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (file: File) => {
      onProgress(0)
      return upload(importRegister, await gzipped(file), { onProgress })
    },
    onSuccess: (state) => client.setQueryData(registerQuery.queryKey, state),
  })
}
