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
    // What depends on the browser, and what was typed before hydration, is there right after.
    const timer = setTimeout(() => {
      repeatPress()
      refetchOnMount(client, true)
    })
    return () => clearTimeout(timer)
  }, [client])
  return null
}
