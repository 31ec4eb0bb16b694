import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refetchOnMount } from '../api/query-client.ts'
import { repeatPress } from '../note-press.ts'

/**
 * Stands after a server-rendered page, and notes that it is hydrated: the dehydrated state is gone, and from now on what is
 * mounted fetches again what is out of date.
 */
export function Hydrated() {
  const client = useQueryClient()
  useEffect(() => {
    document.getElementById('dehydrated-state')?.remove()
    repeatPress()
    // What depends on the browser is mounted right after.
    const timer = setTimeout(refetchOnMount, 0, client, true)
    return () => clearTimeout(timer)
  }, [client])
  return null
}
