import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'
import { toastRegionStore } from './toast.ts'

/** Without its file, which may have gone after an update, nothing is said; everything else on the page goes on. */
const ToastContainer = lazy<ComponentType>(() =>
  import('./toast-container.tsx').then(
    (module) => ({ default: module.Toasts }),
    () => ({ default: () => null }),
  ),
)

/** The place for toasts, once in the app. */
export function ToastRegion() {
  const isWanted = useSyncExternalStore(toastRegionStore.subscribe, toastRegionStore.isWanted, () => false)
  return <Suspense>{isWanted && <ToastContainer />}</Suspense>
}
