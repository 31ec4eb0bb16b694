import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, StrictMode } from 'react'
import { LoadingScreen } from './layout/loading-screen.tsx'
import { SessionStart } from './session/session-start.tsx'
import { ToastRegion } from './ui/feedback/toast-region.tsx'

interface AppProps {
  client: QueryClient
  /** What restores persisted queries; left out where the page is rendered on the server for a visitor, or hydrated. */
  Queries?: ComponentType<{ client: QueryClient; children: ReactNode }>
  /** The router with its pages. */
  children: ReactNode
}

export function App({ client, Queries, children }: AppProps) {
  const Provider = Queries ?? QueryClientProvider
  return (
    <StrictMode>
      <Provider client={client}>
        <SessionStart loading={<LoadingScreen />} isStarted={!Queries}>
          {children}
        </SessionStart>
        <ToastRegion />
      </Provider>
    </StrictMode>
  )
}
