import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, StrictMode } from 'react'
import { LoadingScreen } from './layout/loading-screen.tsx'
import { SessionStart } from './session/session-start.tsx'
import { RenderedSessionContext, renderedSession } from './session/use-session.ts'
import { ToastRegion } from './ui/feedback/toast-region.tsx'

interface AppProps {
  client: QueryClient
  /** What restores persisted queries; left out where the page is rendered on the server, or hydrated. */
  Queries?: ComponentType<{ client: QueryClient; children: ReactNode }>
  /** Whether the server rendered the page for a signed-in person. */
  isRenderedSignedIn?: boolean
  /** The router with its pages. */
  children: ReactNode
}

export function App({ client, Queries, isRenderedSignedIn = false, children }: AppProps) {
  const Provider = Queries ?? QueryClientProvider
  return (
    <StrictMode>
      <Provider client={client}>
        <RenderedSessionContext value={renderedSession(isRenderedSignedIn)}>
          <SessionStart loading={<LoadingScreen />} isStarted={!Queries}>
            {children}
          </SessionStart>
        </RenderedSessionContext>
        <ToastRegion />
      </Provider>
    </StrictMode>
  )
}
