import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { transport } from '../../api/transport.ts'
import type { ApiDescription } from './api-description.ts'

export const openApiPath = '/api/openapi.json'

/** The API's own description. It is no endpoint of the contract: it is made from it. */
export const apiDescriptionQuery = queryOptions({
  queryKey: ['api-description'],
  queryFn: async ({ signal }) => {
    const response = await transport.fetch(openApiPath, { signal })
    if (!response.ok) throw await ApiError.from(response)
    return (await response.json()) as ApiDescription
  },
})
