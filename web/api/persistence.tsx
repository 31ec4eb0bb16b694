import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import type { OmitKeyof, QueryClient } from '@tanstack/react-query'
import {
  type PersistQueryClientOptions,
  PersistQueryClientProvider,
  persistQueryClientSave,
  persistQueryClientSubscribe,
} from '@tanstack/react-query-persist-client'
import type { ReactNode } from 'react'
import { browserStorage } from './browser-storage.ts'
import { persistedStateKey } from './persisted-state.ts'

/** Only the profile and the session outlive a reload; everything else is fetched again. */
const kept = new Set<unknown>(['session', 'profile'])

/** Asked at each use: whether anything may be stored depends on the page. */
const storage = {
  getItem: (key: string) => browserStorage()?.getItem(key) ?? null,
  setItem: (key: string, value: string) => browserStorage()?.setItem(key, value),
  removeItem: (key: string) => browserStorage()?.removeItem(key),
}

const persister = createSyncStoragePersister({ storage, key: persistedStateKey, throttleTime: 0 })

const persistOptions: OmitKeyof<PersistQueryClientOptions, 'queryClient'> = {
  persister,
  maxAge: 30 * 24 * 60 * 60 * 1000,
  buster: '1',
  dehydrateOptions: {
    shouldDehydrateQuery: (query) => query.state.status === 'success' && kept.has(query.queryKey[0]),
    shouldDehydrateMutation: () => false,
  },
}

/** Restores what an earlier page persisted, and persists what changes. */
export function PersistedQueries({ client, children }: { client: QueryClient; children: ReactNode }) {
  return (
    <PersistQueryClientProvider client={client} persistOptions={persistOptions}>
      {children}
    </PersistQueryClientProvider>
  )
}

/** Starts persisting those queries without restoring what was stored before. */
export function keepWriting(client: QueryClient): void {
  // The persister has the types of a version of its own.
  const options = { ...persistOptions, queryClient: client as unknown as PersistQueryClientOptions['queryClient'] }
  persistQueryClientSubscribe(options)
  // Somebody may have logged in before this was loaded.
  void persistQueryClientSave(options)
}
