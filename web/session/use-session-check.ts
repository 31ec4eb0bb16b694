import { useQueryClient } from '@tanstack/react-query'
import { profileQuery } from './session-query.ts'

/**
 * Asks the server whether it still knows the key, for what fails without saying why (a picture, for instance). When it
 * does not, the session ends, as after any other call.
 */
export function useSessionCheck(): () => void {
  const client = useQueryClient()
  return () => {
    client.fetchQuery({ ...profileQuery, staleTime: 0, retry: false }).catch(() => undefined)
  }
}
