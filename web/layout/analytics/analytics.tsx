import { type ComponentType, lazy, Suspense } from 'react'
import { type Provider, useProvider } from './provider.ts'

/** Visits are not counted where the file cannot be loaded. */
const AskingAndCounting = lazy<ComponentType<{ provider: Provider }>>(() =>
  import('./asking-and-counting.tsx').catch(() => ({ default: () => null })),
)

/** Everything about counting visits; nothing at all on a portal without a provider. */
export function Analytics() {
  const provider = useProvider()
  return (
    provider && (
      <Suspense>
        <AskingAndCounting provider={provider} />
      </Suspense>
    )
  )
}
