import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refetchOnMount } from '../api/query-client.ts'
import { repeatActions } from '../early-actions.ts'

/**
 * Stands after a server-rendered page, and notes that it is hydrated: the dehydrated state is gone, and from now on what is
 * mounted fetches again what is out of date.
 */
export function Hydrated() {
  const client = useQueryClient()
  useEffect(() => {
    document.getElementById('dehydrated-state')?.remove()
    // What depends on the browser is there right after.
    const timer = setTimeout(() => {
      repeatActions()
      refetchOnMount(client, true)
    })
    return () => clearTimeout(timer)
  }, [client])
  return null
}
