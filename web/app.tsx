import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { persistOptions } from './api/persistence.ts'
import { createQueryClient } from './api/query-client.ts'
import { LoadingScreen } from './layout/loading-screen.tsx'
import { routes } from './routes.tsx'
import { loseSession } from './session/session-query.ts'
import { SessionStart } from './session/session-start.tsx'
import { ToastRegion } from './ui/toast-region.tsx'

const queryClient = createQueryClient(loseSession)
const router = createBrowserRouter(routes)

export function App() {
  return (
    <PersistQueryClientProvider client={queryClient} persistOptions={persistOptions}>
      <SessionStart loading={<LoadingScreen />}>
        <RouterProvider router={router} />
      </SessionStart>
      <ToastRegion />
    </PersistQueryClientProvider>
  )
}
