import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Resource } from '#contract/resources.ts'
import type { Peek } from './features/resources/shelf-context.ts'
import { savesData } from './fetch-page.ts'
import { whenIdle } from './when-idle.ts'

const loadReader = () => Promise.all([import('./features/reader/fetch-ahead.ts'), import('./reader-screen.tsx')])

/**
 * What a shelf does so that books open at once. When it is drawn and nothing else is to be done, the reader comes; when
 * somebody rests on an open resource, what opening it will need. Cheap to repeat.
 */
export function usePeek(): Peek {
  const client = useQueryClient()
  useEffect(() => {
    if (savesData()) return
    return whenIdle(() => void loadReader().catch(() => undefined))
  }, [])
  const peek = async (resource: Resource, isOpened: boolean) => {
    const [{ fetchAhead, askAhead }] = await loadReader()
    if (isOpened && !resource.is_book) askAhead(resource.pdf)
    else await fetchAhead(client, resource)
  }
  // It is tried again, and complained about, when the resource is really opened.
  return (resource, isOpened) => void peek(resource, isOpened).catch(() => undefined)
}
