import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client'
import { type ReactNode, StrictMode } from 'react'
import { persistOptions } from './api/persistence.ts'
import { LoadingScreen } from './layout/loading-screen.tsx'
import { SessionStart } from './session/session-start.tsx'
import { ToastRegion } from './ui/toast-region.tsx'

interface AppProps {
  client: QueryClient
  /** It goes on with what the server drew for a visitor, or is what draws that. */
  isPrerendered?: boolean
  /** The router with its pages. */
  children: ReactNode
}

export function App({ client, isPrerendered = false, children }: AppProps) {
  const inside = (
    <>
      <SessionStart loading={<LoadingScreen />} isStartedAlready={isPrerendered}>
        {children}
      </SessionStart>
      <ToastRegion />
    </>
  )
  return (
    <StrictMode>
      {isPrerendered ? (
        <QueryClientProvider client={client}>{inside}</QueryClientProvider>
      ) : (
        <PersistQueryClientProvider client={client} persistOptions={persistOptions}>
          {inside}
        </PersistQueryClientProvider>
      )}
    </StrictMode>
  )
}
