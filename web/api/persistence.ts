import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import type { OmitKeyof, QueryClient } from '@tanstack/react-query'
import { type PersistQueryClientOptions, persistQueryClientSubscribe } from '@tanstack/react-query-persist-client'
import { browserStorage } from './browser-storage.ts'

/** Only the profile and the session outlive a reload; everything else is fetched again. */
const kept = new Set<unknown>(['session', 'profile'])

/** Asked at each use: whether anything may be stored depends on the page. */
const storage = {
  getItem: (key: string) => browserStorage()?.getItem(key) ?? null,
  setItem: (key: string, value: string) => browserStorage()?.setItem(key, value),
  removeItem: (key: string) => browserStorage()?.removeItem(key),
}

const persister = createSyncStoragePersister({ storage, key: 'portal_state', throttleTime: 0 })

export const persistOptions: OmitKeyof<PersistQueryClientOptions, 'queryClient'> = {
  persister,
  maxAge: 30 * 24 * 60 * 60 * 1000,
  buster: '1',
  dehydrateOptions: {
    shouldDehydrateQuery: (query) => query.state.status === 'success' && kept.has(query.queryKey[0]),
    shouldDehydrateMutation: () => false,
  },
}

/** Starts persisting those queries without restoring what was stored before. */
export function keepWriting(client: QueryClient): void {
  // The persister has the types of a version of its own.
  const queryClient = client as unknown as PersistQueryClientOptions['queryClient']
  persistQueryClientSubscribe({ ...persistOptions, queryClient })
}

export function purgePersistedState(): void {
  void persister.removeClient()
}
