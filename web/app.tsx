import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client'
import { type ReactNode, StrictMode } from 'react'
import { persistOptions } from './api/persistence.ts'
import { LoadingScreen } from './layout/loading-screen.tsx'
import { SessionStart } from './session/session-start.tsx'
import { ToastRegion } from './ui/feedback/toast-region.tsx'

interface AppProps {
  client: QueryClient
  /** The page is being rendered on the server for a visitor, or hydrated. */
  isServerRendered?: boolean
  /** The router with its pages. */
  children: ReactNode
}

export function App({ client, isServerRendered = false, children }: AppProps) {
  const inside = (
    <>
      <SessionStart loading={<LoadingScreen />} isStarted={isServerRendered}>
        {children}
      </SessionStart>
      <ToastRegion />
    </>
  )
  return (
    <StrictMode>
      {isServerRendered ? (
        <QueryClientProvider client={client}>{inside}</QueryClientProvider>
      ) : (
        <PersistQueryClientProvider client={client} persistOptions={persistOptions}>
          {inside}
        </PersistQueryClientProvider>
      )}
    </StrictMode>
  )
}
